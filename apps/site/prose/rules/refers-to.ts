import type { Source } from "../../content/sources/source.ts";

/** Whether a text names a source by its id, as a word of its own, or has a link to its page. */
export function refersTo({ id, url }: Source, text: string, links: readonly string[]): boolean {
	return names(toPlain(text), id) || links.some((href) => toPage(href) === toPage(url));
}

/** A URL without its anchor and a slash at its end. */
export function toPage(url: string): string {
	return url.replace(/#.*$/, "").replace(/\/$/, "");
}

/** Most letters of an id that other words may hold too (`act` in “fact”). */
const SHORT = 4;

/**
 * Whether a text holds an id, its letters and its numbers together or apart, and not inside a longer word: `rt-detr-v2` in “RT-DETRv2”. A short id is
 * written with a capital or a digit, or behind an owner: “ACT”, `facebook/bart-large`, and no number follows it.
 */
function names(text: string, id: string): boolean {
	const parts = id.toLowerCase().match(/[a-z]+|[0-9]+/gu) ?? [];
	const name = parts.join("[^\\p{L}\\p{N}]{0,2}");
	if (parts.join("").length > SHORT) return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu").test(text);
	const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, "giu"));
	return [...found].some(({ 0: word, index }) => /[\p{Lu}\d]/u.test(word) || text[index - 1] === "/");
}

/** Letters without their accents. */
function toPlain(text: string): string {
	return text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}
