/** The browser's store for choices, or nothing where the browser refuses it (private windows, blocked cookies). */
export function findStorage(): Storage | undefined {
	try {
		return globalThis.localStorage;
	} catch {
		return undefined;
	}
}
