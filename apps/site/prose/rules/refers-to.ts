import type { Source } from "../../content/sources/source.ts";

/** Whether a text names a source by its id, as a word of its own, or has a link to its page. */
export function refersTo({ id, url }: Source, text: string, links: readonly string[]): boolean {
	return names(toPlain(text), id) || links.some((href) => toPage(href) === toPage(url));
}

/** A URL without its anchor and a slash at its end. */
export function toPage(url: string): string {
	return url.replace(/#.*$/, "").replace(/\/$/, "");
}

/** Most letters of an id that may be a common word too (`act`, `sac`): a name is then written with a capital. */
const SHORT = 4;

/** Whether a text holds an id as a word, its parts together or apart: `rt-detr-v2` in “RT-DETRv2”. */
function names(text: string, id: string): boolean {
	const parts = id.toLowerCase().split(/[^a-z0-9]+/u);
	const pattern = new RegExp(
		`(?<![\\p{L}\\p{N}])${parts.join("[^\\p{L}\\p{N}]{0,2}")}(?![\\p{L}\\p{N}])`,
		"giu",
	);
	const isShort = id.length <= SHORT;
	return [...text.matchAll(pattern)].some(([found]) => !isShort || /\p{Lu}|\d/u.test(found));
}

/** Letters without their accents. */
function toPlain(text: string): string {
	return text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}
