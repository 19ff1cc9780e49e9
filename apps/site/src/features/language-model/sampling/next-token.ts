import { softmax } from "../../../lib/media/softmax.ts";
import { keepTopK, keepTopP, rankTokens } from "./keep-likely.ts";
import { penalizeRepetition } from "./penalize-repetition.ts";

/** What a reader sets before a token is drawn. */
export interface SamplingSettings {
	/** 0 always takes the most probable token. */
	readonly temperature: number;
	/** How many tokens stay. */
	readonly topK: number;
	/** Which part of the whole stays, above 0 up to 1. */
	readonly topP: number;
	/** 1 penalizes nothing. */
	readonly penalty: number;
}

/** A token that may come next. */
export interface Candidate {
	readonly id: number;
	/** Its probability with the settings; 0 when they exclude it. */
	readonly probability: number;
	/** Its probability as the model gave it. */
	readonly before: number;
}

/** The probabilities of all tokens: penalty, temperature, top-k, top-p, in this order. */
export function toNextProbabilities(
	scores: ArrayLike<number>,
	seen: Iterable<number>,
	{ temperature, topK, topP, penalty }: SamplingSettings,
): Float64Array {
	const penalized = penalizeRepetition(scores, seen, penalty);
	return keepTopP(keepTopK(softmax(penalized, temperature), topK), topP);
}

/**
 * The first candidates and what is left beside them. Those that the settings exclude come after all others, in the
 * order in which the model had them.
 */
export function listCandidates(
	scores: ArrayLike<number>,
	probabilities: Float64Array,
	count: number,
): { readonly first: readonly Candidate[]; readonly restCount: number; readonly rest: number } {
	const before = softmax(scores);
	const possible = rankTokens(probabilities);
	const excluded = possible.length < count ? rankTokens(before).filter((id) => probabilities[id] === 0) : [];
	const first = [...possible, ...excluded]
		.slice(0, count)
		.map((id) => ({ id, probability: probabilities[id] ?? 0, before: before[id] ?? 0 }));
	const rest = possible.slice(count);
	return {
		first,
		restCount: rest.length,
		rest: rest.reduce((sum, id) => sum + (probabilities[id] ?? 0), 0),
	};
}
