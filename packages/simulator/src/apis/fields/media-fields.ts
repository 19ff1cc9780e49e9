import { listOf, number, required, shape, type Check } from "../../rules/checks.ts";
import { RequestError } from "../../types/request.ts";
import { encodeText } from "../../media/byte-writer.ts";
import { fromBase64, fromDataUrl } from "../../media/base64.ts";
import type { Bytes } from "../../media/bytes.ts";

/** A `data:image/…;base64,…` URL (its content must decode), or an https URL. */
export const imageUrl: Check = (value, at) => checkUrl(value, at, /^image\//);

/** A `data:audio/…` (or `data:video/…`) URL, or an https URL. */
export const audioUrl: Check = (value, at) => checkUrl(value, at, /^(audio|video)\//);

/** A `data:image/…` or `data:application/pdf` URL, or an https URL. */
export const documentUrl: Check = (value, at) => checkUrl(value, at, /^(image\/|application\/pdf)/);

/** Plain base64 without a `data:` prefix. */
export const base64: Check = (value, at) => {
	if (typeof value !== "string") return { at, message: `"${at}": expected base64 text, got ${typeof value}` };
	if (value.startsWith("data:"))
		return { at, message: `"${at}": expected plain base64, got a data: address` };
	return fromBase64(value) ? undefined : { at, message: `"${at}": this is not valid base64` };
};

/** A URL that begins with `https://` and holds no `undefined` or `null` as a part of its path, the mark of a mistake. */
export const httpsUrl: Check = (value, at) =>
	typeof value === "string" && /^https:\/\/\S+$/.test(value) && !/\/(undefined|null)(\/|$)/.test(value)
		? undefined
		: { at, message: `"${at}": expected an https URL, got ${JSON.stringify(value)}` };

/** A list of LoRA weights, each `{ path, scale }`; `path` checks the path. */
export function loras(path: Check): Check {
	return listOf(shape({ path: required(path), scale: required(number()) }));
}

/** Bytes of a checked field: of a data URL or base64 text; for an https URL, the URL itself as bytes. */
export function bytesOf(value: unknown): Bytes {
	const text = typeof value === "string" ? value : "";
	return fromDataUrl(text)?.bytes ?? fromBase64(text) ?? encodeText(text);
}

/** Text of a field that a check has found to be text, else "". */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
	const value = body[name];
	return typeof value === "string" ? value : "";
}

/** Rejects one field of a body. @throws RequestError always */
export function rejectField(at: string, message: string, status = 400): never {
	throw new RequestError({ status, at, message: `"${at}" ${message}`, code: "invalid_value" });
}

function checkUrl(value: unknown, at: string, types: RegExp): ReturnType<Check> {
	if (typeof value !== "string") return { at, message: `"${at}": expected an address, got ${typeof value}` };
	if (!value.startsWith("data:")) return httpsUrl(value, at);
	const file = fromDataUrl(value);
	if (!file) return { at, message: `"${at}": this is not a valid base64 data: address` };
	return types.test(file.type)
		? undefined
		: { at, message: `"${at}": files of type ${file.type} are not supported` };
}
