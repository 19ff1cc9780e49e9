import { toBase64 } from "../../lib/base64.ts";
import { InlineFile } from "../../lib/files.ts";
import type { Call } from "../../types/call.ts";
import type { EncodeBody, EncodedBody, Wire } from "../../types/walk.ts";
import type { FormFields } from "../../types/wire.ts";
import { download } from "./media.ts";
import { wantsBytes } from "./web-response.ts";

/** Encodes any body: files inside JSON become base64 text here and nowhere earlier, forms become multipart. */
export const encodeFiles: EncodeBody = async (body, call) => {
	if (body.kind === "json") {
		const texts = new Map<InlineFile, string>();
		const toPart = (_key: string, part: unknown): unknown => {
			if (!InlineFile.is(part)) return part;
			const text = texts.get(part) ?? "";
			texts.set(part, text);
			return text;
		};
		const json = JSON.stringify(body.value, toPart); // finds the files
		for (const file of texts.keys()) texts.set(file, await encodeInline(file, call));
		return { body: texts.size === 0 ? json : JSON.stringify(body.value, toPart) };
	}
	const web = body.kind === "file" ? body.file : toFormData(body.fields);
	// oxlint-disable-next-line eslint/no-restricted-properties -- only inspected, never called
	return wantsBytes(call.ownFetch ?? call.fetch) ? encodeWhole(web) : { body: web };
};

/** Sends calls with files. */
export const FILE_WIRE: Wire = { encode: encodeFiles };

function toFormData(fields: FormFields): FormData {
	const form = new FormData();
	for (const [name, field] of Object.entries(fields)) {
		if (typeof field === "string") form.set(name, field);
		else form.set(name, field.file, field.name);
	}
	return form;
}

/** A file or form as bytes, with the media type that a web `fetch` would give it. */
async function encodeWhole(body: Blob | FormData): Promise<EncodedBody> {
	const encoded = new Response(body);
	return { body: await encoded.arrayBuffer(), type: encoded.headers.get("content-type") };
}

async function encodeInline({ source, as, type }: InlineFile, call: Call): Promise<string> {
	const file =
		typeof source === "string"
			? await download(source, call)
			: { bytes: new Uint8Array(await source.arrayBuffer()), type };
	const base64 = toBase64(file.bytes);
	return as === "base64" ? base64 : `data:${file.type || type};base64,${base64}`;
}
