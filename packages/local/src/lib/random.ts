/** A number from 0 to below 1. */
export function random(): number {
	return Math.random();
}

/** A new id: a random UUID. */
export function randomId(): string {
	return globalThis.crypto.randomUUID();
}
