import type { Locale } from "../../../../lib/locale.ts";

/** The text of the most tokens beside that of the fewest. */
export interface CountRatio {
	readonly most: Locale;
	readonly least: Locale;
	/** How many times as many tokens the one has as the other. */
	readonly factor: number;
}

/** Compares the token counts of a text in several languages; undefined where a text has no tokens. */
export function compareCounts(
	counts: readonly { readonly language: Locale; readonly count: number }[],
): CountRatio | undefined {
	const sorted = counts.toSorted((a, b) => b.count - a.count);
	const [most, least] = [sorted[0], sorted.at(-1)];
	if (!most || !least || least.count === 0) return undefined;
	return { most: most.language, least: least.language, factor: most.count / least.count };
}
