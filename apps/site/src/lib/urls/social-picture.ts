import type { Locale } from "../locale.ts";
import type { Route } from "./paths.ts";

/** Width and height of every picture, in pixels. */
export const PICTURE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

/** The file of a page's picture: `/social/tr/tasks-text-to-image.png`; that of the start page is `home`. */
export function toPictureFile(route: Route, locale: Locale): `/social/${string}.png` {
	const name = route.slice(1, -1).replaceAll("/", "-");
	return `/social/${locale}/${name || "home"}.png`;
}
