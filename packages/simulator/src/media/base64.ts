import type { Bytes } from "./bytes.ts";

/** Bytes as standard base64 with padding. */
export function toBase64(bytes: Bytes): string {
	const chunks: string[] = [];
	for (let start = 0; start < bytes.length; start += 0x8000) {
		chunks.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
	}
	return btoa(chunks.join(""));
}

/** Bytes of a strict base64 text (standard alphabet, padded, no blanks), else undefined. */
export function fromBase64(text: string): Bytes | undefined {
	if (text === "" || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
	const binary = atob(text);
	const bytes = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
	return bytes;
}

/** Type and bytes of a `data:<type>;base64,…` URL, else undefined. */
export function fromDataUrl(url: string): { readonly type: string; readonly bytes: Bytes } | undefined {
	const match = /^data:([a-z]+\/[a-z0-9.+-]+(?:;[a-z0-9-]+=[^;,]+)*);base64,/i.exec(url);
	if (!match) return undefined;
	const bytes = fromBase64(url.slice(match[0].length));
	return bytes && { type: (match[1] ?? "").toLowerCase(), bytes };
}

/** Numbers as 32-bit floats, the lowest byte first. */
export function float32(values: readonly number[]): Bytes {
	const bytes = new Uint8Array(values.length * 4);
	const view = new DataView(bytes.buffer);
	for (const [index, value] of values.entries()) view.setFloat32(index * 4, value, true);
	return bytes;
}
