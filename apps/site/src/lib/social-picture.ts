import type { Messages } from "../../messages/words.ts";
import type { Locale } from "./locale.ts";
import type { Route } from "./paths.ts";

/** The page whose picture is used for another page when it is shared, and that page's name. */
interface PictureOwner {
	readonly route: Route;
	readonly title: (words: Messages) => string;
}

/** Width and height of every picture, in pixels. */
export const PICTURE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

/** Parts of the site with many small pages: all of them share the picture of the part's first page. */
const SHARED: readonly (readonly [below: Route, owner: PictureOwner])[] = [
	["/docs/api/", { route: "/docs/", title: ({ docs }) => docs.title }],
	["/errors/", { route: "/errors/", title: ({ errors }) => errors.title }],
];

/** The page whose picture is used; undefined when a page has one of its own. */
export function findPictureOwner(route: Route): PictureOwner | undefined {
	const owner = SHARED.find(([below]) => route.startsWith(below))?.[1];
	return owner?.route === route ? undefined : owner;
}

/** The file of a page's own picture: `/social/tr/tasks-text-to-image.png`; that of the start page is `home`. */
export function toPictureFile(route: Route, locale: Locale): `/social/${string}.png` {
	const name = route.slice(1, -1).replaceAll("/", "-");
	return `/social/${locale}/${name || "home"}.png`;
}
