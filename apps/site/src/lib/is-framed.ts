/** True where another page shows this one in a frame, over which it may lay what it likes. False outside a browser. */
export function isFramed(): boolean {
	return globalThis.self !== globalThis.top;
}
