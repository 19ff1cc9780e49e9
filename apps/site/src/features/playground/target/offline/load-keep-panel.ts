import type { KeepPanel } from "./keep-panel.tsx";

/** Fetches the panel. The names of its files stand here, so that the page does not carry them. */
export async function loadKeepPanel(): Promise<typeof KeepPanel> {
	return (await import("./keep-panel.tsx")).KeepPanel;
}
