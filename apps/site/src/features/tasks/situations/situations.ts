import type { Messages } from "../../../../messages/words.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { Section } from "../../../ui/page/page-contents.tsx";

/** A paragraph or an item of a list, which holds no other. */
const BLOCK = /<(p|li)( [^>]*)?>((?:(?!<(?:p|li)[ >]).)*?)<\/\1>/gs;
const NOTE_OF_TERM = /<span popover.*?<\/a><\/span>/gs;

/**
 * Finds what an article advises in common situations, such as little data or no graphics card, by the words of the page's
 * language, and gives the first passage for each an anchor.
 * @param parts the HTML below each heading of the article
 * @returns the parts with the anchors, and the situations that were found, in the order of the words
 */
export function markSituations(
	parts: readonly string[],
	words: Messages["task"]["situations"],
): { readonly parts: readonly string[]; readonly found: readonly Section[] } {
	const open = Object.values(words.kinds).map(({ title, pattern }) => ({
		title,
		id: toAnchor(title),
		pattern: new RegExp(pattern, "u"),
	}));
	const found = new Set<string>();
	const marked = parts.map((part) =>
		part.replace(BLOCK, (block: string, tag: string, attributes = "", inner = "") => {
			const text = inner.replaceAll(NOTE_OF_TERM, "").replaceAll(/<[^>]+>/g, "");
			const match = open.find(({ id, pattern }) => !found.has(id) && pattern.test(text));
			if (!match) return block;
			found.add(match.id);
			return `<${tag}${attributes} id="${match.id}">${inner}</${tag}>`;
		}),
	);
	return {
		parts: marked,
		found: open.filter(({ id }) => found.has(id)).map(({ id, title }) => ({ id, title })),
	};
}
