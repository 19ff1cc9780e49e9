import { splitPath, toFolder } from "../locale.ts";
import { RUNTIME_FOLDER } from "../runtime/runtime-files.ts";

/** Why a file of the site is kept on the reader's device; each kind has its own rule and its own cache. */
export type KeptKind = "pages" | "assets" | "data" | "runtime";

/** Files whose names carry a hash of their content. */
const HASHED = /^_astro\/.+\.(?:css|js|woff2|png|svg|gif|jpe?g|webp|avif|wav)$/;
/** Data that scripts of pages read: the search index, the playground's tasks, and runs in the browser. Models have a store of their own. */
const DATA = /^(?:search|playground-tasks|browser-runs)\/.+\.json$/;
/** What runs models; a version in the path represents its content. */
const RUNTIME = new RegExp(`^${RUNTIME_FOLDER}.+/`);
const ICONS = /^(?:(?:favicon|provider-logos)\.svg|icons\/.+\.png)$/;
/** Files of an installed site, in each language. */
const MANIFEST = "site.webmanifest";

/** Name of the cache of a kind. Two sites on one host have two scopes and never share a cache. */
export function toSiteCacheName(kind: KeptKind, scope: string): string {
	return `pusula-${kind}-${scope}`;
}

/**
 * The cache policy of a file of the site; undefined where it always comes from the network, as programs' files do.
 * @param url the file's URL
 * @param scope the site's URL, with a slash at its end
 * @param isNavigation true when the reader opens the URL as a page
 */
export function findKeptKind(url: URL, scope: string, isNavigation: boolean): KeptKind | undefined {
	const { origin, pathname } = new URL(scope);
	if (url.origin !== origin || !url.pathname.startsWith(pathname)) return undefined;
	const path = url.pathname.slice(pathname.length);
	if (HASHED.test(path)) return "assets";
	if (RUNTIME.test(path)) return "runtime";
	if (DATA.test(path) || ICONS.test(path) || splitPath(path).rest === MANIFEST) return "data";
	return isNavigation || path === "" || path.endsWith("/") ? "pages" : undefined;
}

/** The URL under which a page is cached, without filters and anchors. */
export function toPageKey(url: URL): string {
	return `${url.origin}${url.pathname}`;
}

/** The page shown for one that was never visited, in that page's language. */
export function findOfflinePage(url: URL, scope: string): string {
	const { locale } = splitPath(url.href.startsWith(scope) ? url.href.slice(scope.length) : "");
	return `${scope}${toFolder(locale)}offline/`;
}

const ENTITIES: Readonly<Record<string, string>> = {
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#34;": '"',
	"&#39;": "'",
	"&#x27;": "'",
	"&amp;": "&",
};

/** The title of a page from its HTML, without the site's name; empty where there is none. */
export function readTitle(html: string): string {
	const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
	const text = title.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
	return text.replace(/ · [^·]+$/, "").trim();
}
