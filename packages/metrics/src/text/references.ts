import { checkPairs } from "../lib/check.ts";
import { MetricError } from "../lib/errors.ts";

/** The right text of an item, or several that count as right. */
export type References = string | readonly string[];

/** Turns a text into the parts that are compared. */
export type Tokenizer = (text: string) => readonly string[];

/** The references of each item as a list. Throws `length`, and `empty` for no items or an item without a reference. */
export function listReferences(
	predictions: readonly string[],
	references: readonly References[],
): readonly (readonly string[])[] {
	checkPairs(predictions, references);
	const lists = references.map((one) => (typeof one === "string" ? [one] : one));
	const bare = lists.findIndex((list) => list.length === 0);
	if (bare !== -1) throw new MetricError("empty", `Item ${bare} has no reference.`);
	return lists;
}

/** For each item the best score that any of its references gives. */
export function bestScores(
	predictions: readonly string[],
	references: readonly References[],
	score: (prediction: string, reference: string) => number,
): readonly number[] {
	const lists = listReferences(predictions, references);
	return predictions.map((prediction, index) =>
		Math.max(...(lists[index] ?? []).map((reference) => score(prediction, reference))),
	);
}
