import { focusOn } from "../../parts/focus.ts";

/**
 * Gives the focus to the last button of a device, which closes it and stays: once the device has come in the place of the
 * button that opened it, and where another of its buttons goes.
 */
export function focusClose(buttons: ParentNode | null): void {
	focusOn("button:last-child", buttons);
}
