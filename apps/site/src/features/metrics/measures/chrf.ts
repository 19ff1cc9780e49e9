import { compareNgrams, type NgramOverlap } from "./ngrams.ts";

/** Recall counts twice as much as precision. */
const BETA = 2;
const LONGEST = 6;

/** ChrF of one sentence with the numbers it is made of. All shares are between 0 and 1. */
export interface ChrfFigures {
	/** Overlap of characters for the sizes that both texts are long enough for. */
	readonly overlaps: readonly NgramOverlap[];
	readonly precision: number;
	readonly recall: number;
	readonly chrf: number;
}

/** Character n-gram F-score, sizes 1 to 6, beta 2, spaces left out. Method: Popović, 2015. */
export function measureChrf(candidate: string, reference: string): ChrfFigures {
	const [mine, wanted] = [toCharacters(candidate), toCharacters(reference)];
	const overlaps = Array.from({ length: LONGEST }, (_, index) =>
		compareNgrams(mine, wanted, index + 1),
	).filter((one) => one.candidate > 0 && one.reference > 0);
	const average = (read: (one: NgramOverlap) => number): number =>
		overlaps.length === 0 ? 0 : overlaps.reduce((sum, one) => sum + read(one), 0) / overlaps.length;
	const precision = average((one) => one.matches / one.candidate);
	const recall = average((one) => one.matches / one.reference);
	const below = BETA ** 2 * precision + recall;
	return {
		overlaps,
		precision,
		recall,
		chrf: below === 0 ? 0 : ((1 + BETA ** 2) * precision * recall) / below,
	};
}

function toCharacters(text: string): readonly string[] {
	return Array.from(text.normalize("NFC").replace(/\s/gu, ""));
}
