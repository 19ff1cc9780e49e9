/** A number from 0 to below 1. */
export function random(): number {
	return Math.random();
}

/** A new id: 128 random bits in hexadecimal. `randomUUID` is missing where a page does not come by https. */
export function randomId(): string {
	const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
