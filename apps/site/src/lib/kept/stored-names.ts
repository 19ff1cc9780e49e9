import type { TextStore } from "./storage.ts";

/** The names in a store that begin with a text. */
export function listStoredNames(store: TextStore | undefined, start: string): readonly string[] {
	return Object.keys(store ?? {}).filter((name) => name.startsWith(start));
}

/** Deletes what a store keeps under names that begin with a text. */
export function forgetNames(store: TextStore | undefined, start: string): void {
	for (const name of listStoredNames(store, start)) store?.removeItem(name);
}
