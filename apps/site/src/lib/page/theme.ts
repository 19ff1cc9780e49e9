import { THEME_KEY } from "./theme-boot.ts";

/** Themes a reader may choose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

/** The theme named by a kept or chosen value; anything unknown counts as `system`. */
export function toTheme(value: string | null | undefined): Theme {
	return value === "light" || value === "dark" ? value : "system";
}

/** Shows a theme and keeps it for the next page. Where nothing can be kept, it holds for this page. */
export function applyTheme(theme: Theme, root: HTMLElement, storage: Storage | undefined): void {
	if (theme === "system") delete root.dataset["theme"];
	else root.dataset["theme"] = theme;
	if (theme === "system") storage?.removeItem(THEME_KEY);
	else storage?.setItem(THEME_KEY, theme);
}
