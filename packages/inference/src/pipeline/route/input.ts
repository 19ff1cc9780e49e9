import { InputError } from "../../errors.ts";
import { isFileInput, toBlob } from "../../lib/files.ts";

/** The caller's fields without the routing fields and without undefined values. The caller's own object is left as it is. */
export function toInput(args: object): Record<string, unknown> {
	const {
		accessToken: _accessToken,
		provider: _provider,
		model: _model,
		endpointUrl: _endpointUrl,
		urlTransform: _urlTransform,
		stream: _stream,
		...input
	} = args as Routing; // beside the routing fields, those of any task
	const fields: Record<string, unknown> = input;
	for (const key of Object.keys(fields)) if (fields[key] === undefined) delete fields[key];
	return fields;
}

/** The caller's fields with every file as a Blob and the older `data` under `inputs`; `{ image }` alone is the image. */
export function toFileInput(args: object): Record<string, unknown> {
	const { data, ...input } = toInput(args);
	if (data === undefined || input["inputs"] !== undefined)
		return { ...input, ...("inputs" in input && { inputs: toInputs(input["inputs"]) }) };
	if (isFileInput(data)) return { ...input, inputs: toBlob(data) };
	throw new InputError("data must be a Blob, an ArrayBuffer or a typed array.", { code: "bad-data" });
}

/** Where a call goes, its key, and whether it streams, which the called function decides. */
interface Routing {
	accessToken?: unknown;
	provider?: unknown;
	model?: unknown;
	endpointUrl?: unknown;
	urlTransform?: unknown;
	stream?: unknown;
}

function toInputs(inputs: unknown): unknown {
	if (isFileInput(inputs)) return toBlob(inputs);
	if (typeof inputs !== "object" || inputs === null || !("image" in inputs)) return inputs;
	const { image, ...others } = inputs;
	if (!isFileInput(image)) return inputs;
	return Object.keys(others).length === 0 ? toBlob(image) : { ...others, image: toBlob(image) };
}
