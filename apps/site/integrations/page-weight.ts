import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LEVEL = 6;

/**
 * The bytes of a file as a server sends it while a reader waits: compressed by Brotli or gzip at level 6, the usual
 * default, whichever leaves more. Hosts that know only gzip keep a budget in this measure too.
 */
export function weigh(file: Uint8Array): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL };
	return Math.max(brotliCompressSync(file, { params }).length, gzipSync(file, { level: LEVEL }).length);
}

/**
 * Addresses of what a page loads at once beside its HTML, fonts and pictures: styles, scripts with the scripts that they
 * import, parts of islands, the icon. What a page loads on an action of its reader does not count.
 * @param readScript gives the text of a script by its address
 */
export function listLoadedFiles(html: string, readScript: (path: string) => string): readonly string[] {
	const found = new Set([...findScripts(html), ...findLinks(html)]);
	for (const path of found) {
		if (!path.endsWith(".js")) continue;
		for (const address of findImports(readScript(path), path)) found.add(address);
	}
	return [...found];
}

/** Addresses of the fonts that a page asks for before it reads its styles. */
export function listPreloadedFonts(html: string): readonly string[] {
	return findTags(html, "link")
		.filter((tag) => /\srel="preload"/.test(tag) && /\sas="font"/.test(tag))
		.flatMap((tag) => findValues(tag, "href"));
}

function findScripts(html: string): readonly string[] {
	const scripts = findTags(html, "script").flatMap((tag) => findValues(tag, "src"));
	const islands = findTags(html, "astro-island").flatMap((tag) =>
		["component-url", "renderer-url", "before-hydration-url"].flatMap((name) => findValues(tag, name)),
	);
	return [...scripts, ...islands];
}

function findLinks(html: string): readonly string[] {
	return findTags(html, "link")
		.filter((tag) => /\srel="(?:stylesheet|modulepreload|icon|manifest)"/.test(tag))
		.flatMap((tag) => findValues(tag, "href"));
}

function findTags(html: string, name: string): readonly string[] {
	return [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, "g"))].map(([tag]) => tag);
}

function findValues(tag: string, name: string): readonly string[] {
	const value = new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];
	return value === undefined ? [] : [value];
}

/** What a script imports before it runs; `import()` on demand is left out. */
function findImports(script: string, path: string): readonly string[] {
	return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)].map(
		([, relative = ""]) => new URL(relative, `https://site.invalid${path}`).pathname,
	);
}
