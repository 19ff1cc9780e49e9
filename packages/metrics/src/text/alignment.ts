import { MetricError } from "../lib/errors.ts";
import { ERROR_COST, nextCosts } from "./error-counts.ts";

/** One position of an alignment; a missing side is undefined. */
export interface AlignedPair {
	/** What became of the part. */
	readonly kind: "equal" | "substitution" | "deletion" | "insertion";
	/** The part of the reference; undefined where it has none. */
	readonly reference: string | undefined;
	/** The part of the prediction; undefined where it lacks one. */
	readonly prediction: string | undefined;
}

/** More cells than this would take over 200 MB. */
const MOST_CELLS = 25_000_000;

/**
 * Shows where two lists differ: an alignment with the errors that `countErrors` counts; among equally good ones the one
 * that pairs parts from the start. Memory grows with the product of both lengths; throws `range` above 25 million, where
 * `wer` and `cer` still count.
 * @param prediction What the model gave, part by part: words or characters.
 * @param reference What would have been right, in the same parts.
 * @example
 * align(["the", "cat", "sat"], ["the", "cat", "sits"]).map(({ kind }) => kind); // ["equal", "equal", "substitution"]
 */
export function align(prediction: readonly string[], reference: readonly string[]): readonly AlignedPair[] {
	if ((prediction.length + 1) * (reference.length + 1) > MOST_CELLS)
		throw new MetricError(
			"range",
			`Texts of ${reference.length} and ${prediction.length} parts are too long to align; align them in pieces.`,
		);
	return tracePairs(prediction.toReversed(), reference.toReversed());
}

/** Walks back through the costs of two reversed lists, and so from their start. */
function tracePairs(prediction: readonly string[], reference: readonly string[]): readonly AlignedPair[] {
	const costs = [Float64Array.from({ length: prediction.length + 1 }, (_, column) => column * ERROR_COST)];
	for (const part of reference) costs.push(nextCosts(costs.at(-1) ?? new Float64Array(0), prediction, part));
	const pairs: AlignedPair[] = [];
	let [row, column] = [reference.length, prediction.length];
	while (row > 0 || column > 0) {
		const cost = costs[row]?.[column] ?? 0;
		const [expected, word] = [reference[row - 1], prediction[column - 1]];
		const step = expected === word ? 0 : ERROR_COST + 1;
		if (row > 0 && column > 0 && cost === (costs[row - 1]?.[column - 1] ?? 0) + step) {
			pairs.push({ kind: step === 0 ? "equal" : "substitution", reference: expected, prediction: word });
			row--;
			column--;
		} else if (row > 0 && cost === (costs[row - 1]?.[column] ?? 0) + ERROR_COST) {
			pairs.push({ kind: "deletion", reference: expected, prediction: undefined });
			row--;
		} else {
			pairs.push({ kind: "insertion", reference: undefined, prediction: word });
			column--;
		}
	}
	return pairs;
}
