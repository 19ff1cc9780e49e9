import { checkPairs, checkSome } from "./check.ts";
import { meanOf } from "./sums.ts";

/**
 * What a metric is computed from, one entry for each item of the data, and the metric of any selection of such entries.
 * Costly work (counting n-grams, aligning texts) is done once for each entry, so that intervals and tests, which score
 * thousands of selections, stay quick.
 */
export interface Contributions<Item = unknown> {
	/** What each item contributes, in the order of the data. */
	readonly items: readonly Item[];
	/** Throws a `MetricError` with the code `undefined` where the metric has no value for the selection. */
	score(items: readonly Item[]): number;
}

/**
 * The metric of all items. Throws `empty` when there are none.
 * @param contributions What each item contributes to the metric, from a function such as `werContributions`.
 * @example
 * scoreOf(werContributions(["a b c"], ["a b d"])); // 0.3333
 */
export function scoreOf<Item>(contributions: Contributions<Item>): number {
	checkSome(contributions.items, "items");
	return contributions.score(contributions.items);
}

/** Contributions of a metric that is the mean of one number an item. */
export function meanContributions(values: readonly number[]): Contributions<number> {
	return { items: values, score: meanOf };
}

/** Contributions of a metric that is computed from pairs as a whole. Throws `length` and `empty`. */
export function pairContributions<Prediction, Reference>(
	predictions: readonly Prediction[],
	references: readonly Reference[],
	metric: (predictions: readonly Prediction[], references: readonly Reference[]) => number,
): Contributions<readonly [Prediction, Reference]> {
	checkPairs(predictions, references);
	const items = predictions.flatMap((prediction, index) =>
		references.slice(index, index + 1).map((reference) => [prediction, reference] as const),
	);
	return {
		items,
		score: (pairs) =>
			metric(
				pairs.map(([prediction]) => prediction),
				pairs.map(([, reference]) => reference),
			),
	};
}
