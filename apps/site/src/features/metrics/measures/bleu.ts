import { compareNgrams, type NgramOverlap } from "./ngrams.ts";

/** BLEU of one sentence with the numbers it is made of. */
export interface BleuFigures {
	/** Overlap for sizes 1 to 4. */
	readonly overlaps: readonly NgramOverlap[];
	/** 1 when the candidate is at least as long as the reference, less otherwise. */
	readonly brevityPenalty: number;
	/** 0 to 1. Without smoothing: 0 as soon as one size has no match. */
	readonly bleu: number;
}

/** Sentence BLEU with one reference, sizes 1 to 4, without smoothing. Method: Papineni et al., 2002. */
export function measureBleu(candidate: readonly string[], reference: readonly string[]): BleuFigures {
	const overlaps = [1, 2, 3, 4].map((size) => compareNgrams(candidate, reference, size));
	const brevityPenalty = findBrevityPenalty(candidate.length, reference.length);
	const logs = overlaps.map((one) => Math.log(one.candidate === 0 ? 0 : one.matches / one.candidate));
	const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
	return { overlaps, brevityPenalty, bleu: brevityPenalty * Math.exp(mean) };
}

function findBrevityPenalty(candidate: number, reference: number): number {
	if (candidate === 0) return 0;
	return candidate >= reference ? 1 : Math.exp(1 - reference / candidate);
}
