import { toJsonFile } from "../../integrations/api-files.ts";

/** A text file of the built site: its URL and what is in it. */
export interface BuiltFile {
	/** URL with the base path, such as `/pusula/tasks/index.html`. */
	readonly path: string;
	readonly text: string;
}

/** Where the site is served. */
export interface SitePlace {
	/** Such as `https://example.org`. */
	readonly origin: string;
	/** Base path with a slash at both ends, or only one slash. */
	readonly base: string;
}

/**
 * URLs of the site itself that lead nowhere or leave its base path: in attributes of HTML (pictures, scripts,
 * forms, islands, data for scripts) and, written out with the site's origin, in any text. One sentence each.
 * @param paths URLs of all served files with the base path
 */
export function listUrlProblems(
	files: readonly BuiltFile[],
	paths: ReadonlySet<string>,
	{ origin, base }: SitePlace,
): readonly string[] {
	const site = origin.replaceAll(".", String.raw`\.`);
	const absolute = new RegExp(String.raw`${site}(?![\w.:-])(/[^\s"'<>()\]\\\x60]*)?`, "g");
	return files.flatMap(({ path, text }) => {
		const found = [...text.matchAll(absolute)].map(([, url = "/"]) => url);
		const inside = path.endsWith(".html") ? readAttributes(text) : [];
		return [...new Set([...found, ...inside])]
			.filter((url) => !exists(url, paths, base))
			.map((url) => `${path} names ${url}, which is no file of the site.`);
	});
}

/** Values of attributes that begin with one slash; a list of candidates, as in `srcset`, counts as several. */
function readAttributes(html: string): readonly string[] {
	return [...html.matchAll(/\s[a-z-]+="(\/(?!\/)[^"]*)"/g)]
		.flatMap(([, value = ""]) => value.split(/,\s+/))
		.map((value) => value.split(" ")[0] ?? "")
		.map((value) => value.replaceAll("&amp;", "&"));
}

function exists(url: string, paths: ReadonlySet<string>, base: string): boolean {
	const path = decodeURI(url.replace(/[?#].*$/, "").replace(/[.,;:]+$/, ""));
	if (!path.startsWith(base)) return false;
	if (paths.has(path) || paths.has(`${path}index.html`)) return true;
	return path.startsWith(`${base}api/`) && paths.has(toJsonFile(path));
}
