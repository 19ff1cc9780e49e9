import { diffWordsWithSpace } from "diff";
import type { Locale } from "../../../../lib/locale.ts";
import { segmentsIn } from "../../../../locales/forms.ts";

/** A stretch of two texts: in both, only in the second, or only in the first. */
export interface Stretch {
	readonly kind: "same" | "added" | "removed";
	readonly text: string;
}

/** Two texts word by word. */
export interface WordDifference {
	readonly stretches: readonly Stretch[];
	/** Words that only the second text has. */
	readonly added: number;
	/** Words that only the first text has. */
	readonly removed: number;
}

/** Longest text that is compared, in characters. */
const LONGEST = 50_000;

/** How long a comparison may take, in milliseconds. */
const MOST_MS = 1000;

/** What the second text has more and less than the first, word by word; undefined where they are too long to be compared. */
export function findDifference(first: string, second: string, locale: Locale): WordDifference | undefined {
	if (first.length > LONGEST || second.length > LONGEST) return undefined;
	const intlSegmenter = segmentsIn(locale, "word");
	const changes = diffWordsWithSpace(first, second, { intlSegmenter, timeout: MOST_MS });
	const stretches = changes?.map(({ value, added, removed }): Stretch => {
		return { kind: added ? "added" : removed ? "removed" : "same", text: value };
	});
	if (!stretches) return undefined;
	const count = (kind: Stretch["kind"]): number =>
		stretches
			.filter((stretch) => stretch.kind === kind)
			.flatMap(({ text }) => [...intlSegmenter.segment(text)])
			.filter(({ isWordLike }) => isWordLike).length;
	return { stretches, added: count("added"), removed: count("removed") };
}
