import { findStorage, type TextStore } from "../../../../lib/kept/storage.ts";

const NAME = "pusula-playground-history";

/** True unless the reader has switched the history off on this device. */
export function isHistoryOn(store: TextStore | undefined = findStorage()): boolean {
	return store?.getItem(NAME) !== "off";
}

/** Switches the history on or off. What was kept stays until it is deleted. */
export function switchHistory(isOn: boolean, store: TextStore | undefined = findStorage()): void {
	if (isOn) store?.removeItem(NAME);
	else store?.setItem(NAME, "off");
}
