/**
 * URLs of what a page loads at once beside its HTML, fonts and pictures: styles, scripts with the scripts that they
 * import, parts of islands, the icon. What a page loads on an action of its reader does not count.
 * @param readScript returns the text of a script by its URL
 */
export function listLoadedFiles(html: string, readScript: (path: string) => string): readonly string[] {
	const found = new Set([...findScripts(html), ...findLinks(html)]);
	for (const path of found) {
		if (!path.endsWith(".js")) continue;
		for (const url of findImports(readScript(path), path)) found.add(url);
	}
	return [...found];
}

/** URLs of the fonts that a page requests before it reads its styles. */
export function listPreloadedFonts(html: string): readonly string[] {
	return findTags(html, "link")
		.filter((tag) => /\srel="preload"/.test(tag) && /\sas="font"/.test(tag))
		.flatMap((tag) => findValues(tag, "href"));
}

/** URLs of the pictures that a page shows in `img` elements, also those that are written into the page. */
export function listPictures(html: string): readonly string[] {
	return findTags(html, "img").flatMap((tag) => findValues(tag, "src"));
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
