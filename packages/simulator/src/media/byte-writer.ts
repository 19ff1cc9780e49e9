import type { Bytes } from "./bytes.ts";

/** Joins byte arrays into one. */
export function joinBytes(...pieces: readonly Bytes[]): Bytes {
	const joined = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
	let offset = 0;
	for (const piece of pieces) {
		joined.set(piece, offset);
		offset += piece.length;
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
