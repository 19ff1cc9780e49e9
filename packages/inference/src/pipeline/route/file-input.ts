import { InputError } from "../../errors.ts";
import { isFileInput, toBlob } from "../../lib/files.ts";
import { toInput } from "./input.ts";

function toInputs(inputs: unknown): unknown {
	if (isFileInput(inputs)) return toBlob(inputs);
	if (typeof inputs !== "object" || inputs === null || !("image" in inputs)) return inputs;
	const { image, ...others } = inputs;
	if (!isFileInput(image)) return inputs;
	return Object.keys(others).length === 0 ? toBlob(image) : { ...others, image: toBlob(image) };
}

/** The caller's fields with every file as a Blob and the older `data` under `inputs`; `{ image }` alone is the image. */
export function toFileInput(args: object): Record<string, unknown> {
	const { data, ...input } = toInput(args);
	if (data === undefined || input["inputs"] !== undefined)
		return { ...input, ...("inputs" in input && { inputs: toInputs(input["inputs"]) }) };
	if (isFileInput(data)) return { ...input, inputs: toBlob(data) };
	throw new InputError("data must be a Blob, an ArrayBuffer or a typed array.", { code: "bad-data" });
}
