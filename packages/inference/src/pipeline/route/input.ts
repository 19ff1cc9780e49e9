import { InputError } from "../../errors/errors.ts";
import { own } from "../../lib/args.ts";
import { isFileInput, toBlob } from "../../lib/files.ts";

/** Where a call goes, its key, and whether it streams, which the called function decides. */
const ROUTING = ["accessToken", "provider", "model", "endpointUrl", "urlTransform", "stream"];

/** The caller's fields without the routing fields and without undefined values. The caller's own object is left as it is. */
export function toInput(args: object): Record<string, unknown> {
	const fields = own<Record<string, unknown>>({});
	for (const [name, value] of Object.entries(args))
		if (value !== undefined && !ROUTING.includes(name)) fields[name] = value;
	return fields;
}

/** The caller's fields with every file as a Blob and the older `data` under `inputs`; `{ image }` alone is the image. */
export function toFileInput(args: object): Record<string, unknown> {
	const input = toInput(args);
	const { data, inputs } = input;
	delete input["data"];
	if (inputs !== undefined) input["inputs"] = toInputs(inputs);
	else if (isFileInput(data)) input["inputs"] = toBlob(data);
	if (data === undefined || input["inputs"] !== undefined) return input;
	throw new InputError("data must be a Blob, an ArrayBuffer or a typed array.", { code: "bad-data" });
}

function toInputs(inputs: unknown): unknown {
	if (isFileInput(inputs)) return toBlob(inputs);
	if (typeof inputs !== "object" || inputs === null || !("image" in inputs)) return inputs;
	const { image, ...others } = inputs;
	if (!isFileInput(image)) return inputs;
	return Object.keys(others).length === 0 ? toBlob(image) : { ...others, image: toBlob(image) };
}
