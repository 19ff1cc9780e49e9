import { toBase64 } from "../../lib/base64.ts";
import { InlineFile } from "../../lib/files.ts";
import type { Call } from "../../types/call.ts";
import type { EncodeBody, Wire } from "../../types/walk.ts";
import { download } from "./media.ts";
import { encodePlain } from "./send.ts";

/** Encodes any body: files inside JSON become base64 text here and nowhere earlier, forms become multipart. */
export const encodeFiles: EncodeBody = (body, call) => {
	if (body.kind === "json") return encodeJson(body.value, call);
	if (body.kind === "file") return encodePlain(body, call);
	const form = new FormData();
	for (const [name, field] of Object.entries(body.fields)) {
		if (typeof field === "string") form.set(name, field);
		else form.set(name, field.file, field.name);
	}
	return form;
};

/** Sends calls with files. */
export const FILE_WIRE: Wire = { encode: encodeFiles };

async function encodeJson(value: object, call: Call): Promise<string> {
	const files = collectFiles(value);
	if (files.size === 0) return JSON.stringify(value);
	const texts = new Map<InlineFile, string>();
	for (const file of files) texts.set(file, await toText(file, call));
	return JSON.stringify(value, (_key, part: unknown) => (InlineFile.is(part) ? texts.get(part) : part));
}

/** The files at any depth of a JSON value, each once. */
function collectFiles(value: unknown, found = new Set<InlineFile>()): ReadonlySet<InlineFile> {
	if (InlineFile.is(value)) found.add(value);
	else if (typeof value === "object" && value !== null)
		for (const part of Object.values(value)) collectFiles(part, found);
	return found;
}

async function toText({ source, as, type }: InlineFile, call: Call): Promise<string> {
	const file =
		typeof source === "string"
			? await download(source, call)
			: { bytes: new Uint8Array(await source.arrayBuffer()), type };
	const base64 = toBase64(file.bytes);
	return as === "base64" ? base64 : `data:${file.type || type};base64,${base64}`;
}
