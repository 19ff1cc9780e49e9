import { align } from "./alignment.ts";
import { compareNgrams } from "./ngrams.ts";

/** Comparison of an answer with the expected one. All figures are between 0 and 1. */
export interface AnswerFigures {
	readonly isExact: boolean;
	/** F1 of the words both share, each counted at most as often as it is expected. */
	readonly f1: number;
}

/** Exact match and word F1 of an answer; both are lists of words that have already been put into one spelling. */
export function measureAnswer(answer: readonly string[], expected: readonly string[]): AnswerFigures {
	const { matches } = compareNgrams(answer, expected, 1);
	const all = answer.length + expected.length;
	return { isExact: answer.join(" ") === expected.join(" "), f1: all === 0 ? 1 : (2 * matches) / all };
}

/** Answers must be more alike than this; the paper lets a distance of one half count as wrong. */
const TOO_LITTLE = 0.5;

/**
 * Similarity of two spellings: 1 minus the edits divided by the longer one's characters, and 0 up to one half. The mean
 * over all questions is ANLS. Method: Biten et al., 2019.
 */
export function measureSpelling(
	answer: string,
	expected: string,
): { readonly edits: number; readonly longest: number; readonly similarity: number } {
	const [mine, wanted] = [Array.from(answer), Array.from(expected)];
	const { substitutions, deletions, insertions } = align(wanted, mine);
	const edits = substitutions + deletions + insertions;
	const longest = Math.max(mine.length, wanted.length);
	const similarity = longest === 0 ? 1 : 1 - edits / longest;
	return { edits, longest, similarity: similarity <= TOO_LITTLE ? 0 : similarity };
}
