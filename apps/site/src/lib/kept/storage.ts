/** The used part of a browser's storage. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's store for choices, or nothing where the browser refuses it (private windows, blocked cookies). */
export function findStorage(): Storage | undefined {
	try {
		return globalThis.localStorage;
	} catch {
		return undefined;
	}
}

/** The browser's store for this tab alone, or nothing where the browser refuses it. */
export function findTabStorage(): Storage | undefined {
	try {
		return globalThis.sessionStorage;
	} catch {
		return undefined;
	}
}
