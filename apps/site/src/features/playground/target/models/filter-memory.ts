import { findStorage, type TextStore } from "../../../../lib/kept/storage.ts";

const NAME = "pusula-models-turkish";

/** Whether only models that know Turkish are listed; false until it is chosen on this device. */
export function readFilter(store: TextStore | undefined = findStorage()): boolean {
	try {
		return store?.getItem(NAME) === "1";
	} catch {
		return false;
	}
}

/** Keeps the choice. A full or forbidden store keeps nothing; the page works without. */
export function rememberFilter(isOn: boolean, store: TextStore | undefined = findStorage()): void {
	try {
		if (isOn) store?.setItem(NAME, "1");
		else store?.removeItem(NAME);
	} catch {
		// The choice holds until the page is left.
	}
}
