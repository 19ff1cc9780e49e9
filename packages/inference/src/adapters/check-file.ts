import { InputError } from "../errors/errors.ts";

/**
 * The caller's file. Anything else throws with `message`, in the words of the provider's contract where it has some.
 * @throws InputError code `file-required`
 */
export function checkFile(
	inputs: unknown,
	message = "This task takes a file: a Blob, an ArrayBuffer or a typed array.",
): Blob {
	if (inputs instanceof Blob) return inputs;
	throw new InputError(message, { code: "file-required" });
}
