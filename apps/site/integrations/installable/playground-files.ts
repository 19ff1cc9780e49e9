import { LOCALES, type Locale, toFolder } from "../../src/lib/locale.ts";
import { listLoadedFiles, listPreloadedFonts } from "./loaded-files.ts";

/** A built site, as far as it is read. */
export interface BuiltFiles {
	/** The base path with a slash at its end. */
	readonly base: string;
	/** Paths of all files below the base, with their sizes in bytes. */
	readonly sizes: ReadonlyMap<string, number>;
	/** Returns the text of a file by its path below the base. */
	readonly readText: (path: string) => string;
}

/** Larger files, tokenizers and what runs models, are kept when they are first used. */
const MOST_BYTES = 300_000;

/** The editor of JSON fields, which every task has among its parameters: wanted whatever it weighs. */
const EDITOR = /^json-editor\./;

/** The script of the worker that runs models on the reader's device: it comes with the first run that the reader wants. */
const MODEL_WORKER = /^worker-/;

/** A picture, recording, style or script that text names, with a hash in its name. */
const NAMED = /[\w.@~-]+\.(?:js|css|png|jpe?g|webp|svg|wav)\b/g;

/**
 * What the playground needs to run simulated calls without a network, by the path of its list in each language: the page,
 * every script and style that it loads sooner or later, but what runs models on the device, and the forms of its tasks with their pictures and recordings. A language
 * without a playground, as one that is being written, has no list.
 */
export function listPlaygroundFiles(site: BuiltFiles): ReadonlyMap<string, readonly string[]> {
	const written = LOCALES.filter((locale) => site.sizes.has(`${toPage(locale)}index.html`));
	return new Map(written.map((locale) => [toListPath(locale), listIn(site, locale)]));
}

function toPage(locale: Locale): string {
	return `${toFolder(locale)}playground/`;
}

/** The path of the list in one language, below the base: the playground reads it. */
function toListPath(locale: Locale): string {
	return `playground-tasks/${locale}/files.json`;
}

function listIn({ base, sizes, readText }: BuiltFiles, locale: Locale): readonly string[] {
	const page = toPage(locale);
	const html = readText(`${page}index.html`);
	const below = (url: string): string => url.slice(base.length);
	const first = listLoadedFiles(html, (url) => readText(below(url))).map(below);
	const forms = [...sizes.keys()].filter(
		(path) => path.startsWith(`playground-tasks/${locale}/`) && path !== toListPath(locale),
	);
	const found = new Set([...first, ...forms]);
	for (const path of found) {
		if (!/\.(?:js|json)$/.test(path)) continue;
		for (const [name] of readText(path).matchAll(NAMED)) {
			const size = sizes.get(`_astro/${name}`) ?? Infinity;
			const isWanted = EDITOR.test(name) || (size <= MOST_BYTES && !MODEL_WORKER.test(name));
			if (isWanted && size < Infinity) found.add(`_astro/${name}`);
		}
	}
	const fonts = listPreloadedFonts(html).map(below);
	return [page, ...new Set([...found, ...fonts])].map((path) => `${base}${path}`);
}
