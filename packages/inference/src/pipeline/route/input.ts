import { InputError } from "../../errors/errors.ts";
import { own } from "../../lib/args.ts";
import { isFileInput, toBlob } from "../../lib/files.ts";

/** The caller's fields without the routing fields and without undefined values. The caller's own object is left as it is. */
export function toInput(args: object): Record<string, unknown> {
	// oxlint-disable-next-line eslint/no-unused-vars -- left out: where a call goes, its key, and whether it streams, which the called function decides
	const { accessToken, provider, model, endpointUrl, urlTransform, stream, ...fields } = args as Record<
		string,
		unknown
	>;
	for (const name of Object.keys(fields)) if (fields[name] === undefined) delete fields[name];
	return own(fields);
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
