import type { Bytes } from "../media/bytes.ts";
import type { FormField, ReceivedBody } from "../types/request.ts";

/** Reads a request's body once, by its content type. JSON that does not parse has the value `undefined`. */
export async function readBody(request: Request): Promise<ReceivedBody> {
	const bytes = new Uint8Array(await request.arrayBuffer());
	const header = request.headers.get("content-type") ?? "";
	const type = (header.split(";")[0] ?? "").trim().toLowerCase();
	if (bytes.length === 0) return { kind: "none" };
	if (type === "multipart/form-data") return parseForm(bytes, header);
	if (type === "application/json") {
		const text = new TextDecoder().decode(bytes);
		return { kind: "json", value: parseJson(text), text };
	}
	return { kind: "bytes", bytes, type };
}

/** A body as tests compare it: JSON value, form fields, bytes or undefined. */
export function plainBody(body: ReceivedBody): unknown {
	if (body.kind === "json") return body.value;
	if (body.kind === "form") return body.fields;
	return body.kind === "bytes" ? body.bytes : undefined;
}

/** All headers by lower-case name. */
export function readHeaders(headers: Headers): Readonly<Record<string, string>> {
	return Object.fromEntries(headers);
}

async function parseForm(bytes: Bytes, contentType: string): Promise<ReceivedBody> {
	const fields: Record<string, FormField[]> = {};
	try {
		const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
		for (const [name, value] of form) {
			const field =
				typeof value === "string"
					? value
					: { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
			fields[name] = [...(fields[name] ?? []), field];
		}
	} catch {
		return { kind: "bytes", bytes, type: "multipart/form-data" };
	}
	return { kind: "form", fields };
}

function parseJson(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return value;
	} catch {
		return undefined;
	}
}
