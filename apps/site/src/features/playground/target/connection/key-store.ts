import { isFramed } from "../../../../lib/page/is-framed.ts";
import { findTabStorage } from "../../../../lib/kept/storage.ts";
import type { KeyRing } from "./key-ring.ts";

const NAME = "pusula-playground-keys";

/** Keeps the keys for this tab, which only the reader's consent allows; `undefined` deletes them. */
export function keepKeys(ring: KeyRing | undefined): void {
	const store = findStore();
	try {
		if (ring) store?.setItem(NAME, JSON.stringify(ring));
		else store?.removeItem(NAME);
	} catch {
		store?.removeItem(NAME);
	}
}

/** The keys that were kept in this tab; nothing without consent, and nothing in a frame. */
export function readKeptKeys(): KeyRing | undefined {
	const text = findStore()?.getItem(NAME);
	return text ? (JSON.parse(text) as KeyRing) : undefined; // written above
}

/** In a frame, where no key is taken, a kept one is neither read nor removed. */
function findStore(): Storage | undefined {
	return isFramed() ? undefined : findTabStorage();
}
