import { toJsonFile } from "../../integrations/api-address.ts";

/** A text file of the built site: its address and what stands in it. */
export interface BuiltFile {
	/** Address with the base path, such as `/pusula/tasks/index.html`. */
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
 * Addresses of the site itself that lead nowhere or leave its base path: in attributes of HTML (pictures, scripts,
 * forms, islands, data for scripts) and, written out with the site's origin, in any text. One sentence each.
 * @param paths addresses of all served files with the base path
 */
export function listAddressProblems(
	files: readonly BuiltFile[],
	paths: ReadonlySet<string>,
	{ origin, base }: SitePlace,
): readonly string[] {
	const site = origin.replaceAll(".", String.raw`\.`);
	const absolute = new RegExp(String.raw`${site}(?![\w.:-])(/[^\s"'<>()\]\\\x60]*)?`, "g");
	return files.flatMap(({ path, text }) => {
		const found = [...text.matchAll(absolute)].map(([, address = "/"]) => address);
		const inside = path.endsWith(".html") ? readAttributes(text) : [];
		return [...new Set([...found, ...inside])]
			.filter((address) => !exists(address, paths, base))
			.map((address) => `${path} names ${address}, which is no file of the site.`);
	});
}

/** Values of attributes that begin with one slash; a list of candidates, as in `srcset`, counts as several. */
function readAttributes(html: string): readonly string[] {
	return [...html.matchAll(/\s[a-z-]+="(\/(?!\/)[^"]*)"/g)]
		.flatMap(([, value = ""]) => value.split(/,\s+/))
		.map((value) => value.split(" ")[0] ?? "")
		.map((value) => value.replaceAll("&amp;", "&"));
}

function exists(address: string, paths: ReadonlySet<string>, base: string): boolean {
	const path = decodeURI(address.replace(/[?#].*$/, "").replace(/[.,;:]+$/, ""));
	if (!path.startsWith(base)) return false;
	if (paths.has(path) || paths.has(`${path}index.html`)) return true;
	return path.startsWith(`${base}api/`) && paths.has(toJsonFile(path));
}
