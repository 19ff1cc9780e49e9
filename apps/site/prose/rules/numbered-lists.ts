import type { Finding, Prose } from "../prose.ts";

/** A numbered list starts at 1: one that does not is a paragraph that begins with an ordinal, as in “4. sürümde”. */
export function numberedLists({ pages }: Pick<Prose, "pages">): readonly Finding[] {
	return pages.flatMap(({ path, numberedLists: lists }) =>
		lists
			.filter(({ start }) => start !== 1)
			.map(({ start, line }) => ({
				path,
				line,
				message: `a list starts at ${start} here: begin the paragraph with a word, or write “${start}\\.”`,
			})),
	);
}
