import { fieldOf } from "./args.ts";

interface Base64Bytes extends Uint8Array<ArrayBuffer> {
	toBase64?(): string;
}
interface Base64Constructor {
	fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** Bytes one call of `String.fromCharCode` takes without overflowing the stack; a multiple of three. */
const STEP = 24_573;

/** Bytes as base64 text. */
export function toBase64(bytes: Uint8Array<ArrayBuffer>): string {
	const native: Base64Bytes = bytes; // newer engines carry the conversion
	if (fieldOf(native, "toBase64") && native.toBase64) return native.toBase64();
	let binary = "";
	for (let start = 0; start < bytes.length; start += STEP)
		binary += String.fromCharCode(...bytes.subarray(start, start + STEP));
	return btoa(binary);
}

/** Base64 text as bytes. Throws what the engine throws for text that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	const native = Uint8Array as unknown as Base64Constructor; // newer engines carry the conversion
	if (fieldOf(native, "fromBase64") && native.fromBase64) return native.fromBase64(text);
	const binary = atob(text);
	const bytes = new Uint8Array(binary.length);
	for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at); // Uint8Array.from lists all characters first
	return bytes;
}

/** First characters of a base64 file, and the media type they represent. */
const SIGNATURES: readonly (readonly [string, string])[] = [
	["iVBOR", "image/png"],
	["/9j/", "image/jpeg"],
	["UklGR", "image/webp"],
	["R0lGOD", "image/gif"],
];

/** Media type of a base64 picture by its first bytes; `image/jpeg` for any others. */
export function imageTypeOf(base64: string): string {
	return SIGNATURES.find(([start]) => base64.startsWith(start))?.[1] ?? "image/jpeg";
}
