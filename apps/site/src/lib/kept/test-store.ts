import { vi } from "vitest";
import type { TextStore } from "./storage.ts";

interface TestStore extends TextStore {
	readonly kept: Map<string, string>;
}

/** A store in memory with these texts by name. It takes none of more than `room` characters. */
export function openTestStore({
	texts = {},
	room = Infinity,
}: {
	readonly texts?: Readonly<Record<string, string>>;
	readonly room?: number;
} = {}): TestStore {
	const kept = new Map(Object.entries(texts));
	return {
		kept,
		getItem: (name) => kept.get(name) ?? null,
		setItem: (name, text) => {
			if (text.length > room) throw new DOMException("full", "QuotaExceededError");
			kept.set(name, text);
		},
		removeItem: (name) => void kept.delete(name),
	};
}

/** Such a store in place of the tab's, until `vi.unstubAllGlobals`. */
export function stubTabStore(first?: Parameters<typeof openTestStore>[0]): TestStore {
	const store = openTestStore(first);
	vi.stubGlobal("sessionStorage", store);
	return store;
}

/** The events of a page, which Node does not have, until `vi.unstubAllGlobals`. */
export function stubPageEvents(): EventTarget {
	const page = new EventTarget();
	for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
		vi.stubGlobal(name, page[name].bind(page));
	return page;
}
