import { compareNgrams } from "./ngrams.ts";

/** Shares of common content, 0 to 1. */
export interface RougeFigures {
	readonly kind: "ROUGE-1" | "ROUGE-2" | "ROUGE-L";
	/** Overlap of both: n-grams, or words of the longest common subsequence. */
	readonly matches: number;
	readonly precision: number;
	readonly recall: number;
	readonly f1: number;
}

/** ROUGE-1, ROUGE-2 and ROUGE-L of a summary against one reference, as precision, recall and F1. Method: Lin, 2004. */
export function measureRouge(
	candidate: readonly string[],
	reference: readonly string[],
): readonly RougeFigures[] {
	const one = compareNgrams(candidate, reference, 1);
	const two = compareNgrams(candidate, reference, 2);
	return [
		toFigures("ROUGE-1", one.matches, one.candidate, one.reference),
		toFigures("ROUGE-2", two.matches, two.candidate, two.reference),
		toFigures("ROUGE-L", findCommonLength(candidate, reference), candidate.length, reference.length),
	];
}

function toFigures(
	kind: RougeFigures["kind"],
	matches: number,
	candidate: number,
	reference: number,
): RougeFigures {
	const all = candidate + reference;
	return {
		kind,
		matches,
		precision: candidate === 0 ? 0 : matches / candidate,
		recall: reference === 0 ? 0 : matches / reference,
		f1: all === 0 ? 0 : (2 * matches) / all,
	};
}

/** Length of the longest common subsequence, row by row. */
function findCommonLength(first: readonly string[], second: readonly string[]): number {
	let previous = Array.from({ length: second.length + 1 }, () => 0);
	for (const part of first) {
		const row = [0];
		for (const [index, other] of second.entries()) {
			const diagonal = previous[index] ?? 0;
			row.push(part === other ? diagonal + 1 : Math.max(row[index] ?? 0, previous[index + 1] ?? 0));
		}
		previous = row;
	}
	return previous[second.length] ?? 0;
}
