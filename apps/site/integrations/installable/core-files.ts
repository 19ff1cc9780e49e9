import { createHash } from "node:crypto";
import { LOCALES, toFolder } from "../../src/lib/locale.ts";
import { listLoadedFiles, listPictures } from "./loaded-files.ts";

/** A file that the service worker fetches at its installation. */
export interface CoreFile {
	/** Its URL with the base path: `/offline/`. */
	readonly url: string;
	/** Changes with the content; null where the name does that itself. */
	readonly revision: string | null;
}

/** Pages that can be read without a network before any other was visited, below the base path. */
export const CORE_PAGES: readonly string[] = ["", "offline/"].flatMap((page) =>
	LOCALES.map((locale) => `${toFolder(locale)}${page}`),
);

/**
 * The core of the site: its first pages with their styles, scripts, fonts and pictures.
 * @param base the base path with a slash at its end
 * @param readFile returns the text of a file by its path below the base
 */
export function listCoreFiles(base: string, readFile: (path: string) => string): readonly CoreFile[] {
	const pages = CORE_PAGES.map((url) => ({ url, html: readFile(`${url}index.html`) }));
	const below = (url: string): string => url.slice(base.length);
	const files = new Set(
		pages.flatMap(({ html }) =>
			[
				...listLoadedFiles(html, (url) => readFile(below(url))),
				...listFonts(html),
				...listPictures(html).filter((url) => url.startsWith(base)),
			].map(below),
		),
	);
	return [
		...pages.map(({ url, html }) => ({ url: `${base}${url}`, revision: toRevision(html) })),
		...[...files].toSorted().map((path) => ({
			url: `${base}${path}`,
			revision: path.startsWith("_astro/") ? null : toRevision(readFile(path)),
		})),
	];
}

/** Fonts that the styles in a page's head name. */
function listFonts(html: string): readonly string[] {
	return [...html.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url = ""]) => url);
}

function toRevision(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
