import type { Bytes } from "./bytes.ts";

/** A 32-bit number that depends on every character of the text and on the seed. */
export function hashText(text: string, seed = 0): number {
	let hash = 0x811c9dc5 ^ seed;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	return scatter(hash);
}

/** A 32-bit number that depends on every byte and on the seed. */
export function hashBytes(bytes: Bytes, seed = 0): number {
	let hash = 0x811c9dc5 ^ seed;
	for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
	return scatter(hash);
}

/** An endless row of numbers from 0 up to 1 that depends on `hash` only. */
export function drawFrom(hash: number): () => number {
	let state = hash >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		return scatter(state) / 2 ** 32;
	};
}

/** Eight hexadecimal digits. */
export function hex(hash: number): string {
	return (hash >>> 0).toString(16).padStart(8, "0");
}

function scatter(value: number): number {
	let mixed = value | 0;
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return (mixed ^ (mixed >>> 16)) >>> 0;
}
