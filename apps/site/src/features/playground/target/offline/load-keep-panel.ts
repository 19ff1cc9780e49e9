import type { KeepPanel } from "./keep-panel.tsx";

/** Fetches the panel. This module lists the files of the panel, so that the page does not. */
export async function loadKeepPanel(): Promise<typeof KeepPanel> {
	return (await import("./keep-panel.tsx")).KeepPanel;
}
