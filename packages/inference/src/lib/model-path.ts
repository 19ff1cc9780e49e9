import { InputError } from "../errors.ts";

/**
 * A model id as path segments, each encoded.
 * @throws InputError code `bad-model` for what could climb, or end the path
 */
export function toModelPath(model: string): string {
	if (PLAIN_MODEL.test(model)) return model;
	const segments = model.split("/");
	if (/[?#\s\\]|\p{Surrogate}/u.test(model) || segments.some((segment) => /^\.{0,2}$/.test(segment))) {
		throw new InputError(`Model id "${model}" cannot stand in an address. Give it as owner/name.`, {
			code: "bad-model",
		});
	}
	return segments.map((segment) => encodeURIComponent(segment).replace(/%3A/g, ":")).join("/");
}

/** Model ids as nearly all are: nothing to encode, nothing that climbs. */
const PLAIN_MODEL = /^\w[\w.-]*(\/\w[\w.-]*)*$/;
