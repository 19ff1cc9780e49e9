/** True where another page shows this one in a frame, over which it may lay other elements. False outside a browser. */
export function isFramed(): boolean {
	return globalThis.self !== globalThis.top;
}
