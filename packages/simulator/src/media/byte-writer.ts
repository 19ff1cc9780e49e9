import type { Bytes } from "./bytes.ts";

/** Joins byte arrays into one. */
export function joinBytes(...chunks: readonly Bytes[]): Bytes {
	const joined = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
	let offset = 0;
	for (const chunk of chunks) {
		joined.set(chunk, offset);
		offset += chunk.length;
	}
	return joined;
}

/** The characters of an ASCII text as bytes. */
export function ascii(text: string): Bytes {
	return Uint8Array.from(text, (character) => character.charCodeAt(0) & 0x7f);
}

/** Four bytes, the highest first. */
export function uint32(value: number): Bytes {
	return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Two bytes, the higher first. */
export function uint16(value: number): Bytes {
	return Uint8Array.of(value >>> 8, value);
}

/** Four bytes, the lowest first. */
export function uint32Little(value: number): Bytes {
	return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}

/** Two bytes, the lower first. */
export function uint16Little(value: number): Bytes {
	return Uint8Array.of(value, value >>> 8);
}

/** A text in UTF-8. */
export function encodeText(text: string): Bytes {
	return Uint8Array.from(new TextEncoder().encode(text));
}
