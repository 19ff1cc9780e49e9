import { checkPairs, checkSome } from "./check.ts";
import { addUp } from "./sums.ts";

/** How a metric follows from sums over its items. */
export interface ItemSums<Item = unknown> {
	/** What one item adds to each sum; as many numbers for every item. */
	of(item: Item): readonly number[];
	/** The metric of so many items with these sums. Throws as `Contributions.score`. */
	score(sums: readonly number[], count: number): number;
}

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
	/** For a metric that follows from sums: intervals and tests then add numbers up, and do not call `score` for each sample. */
	readonly sums?: ItemSums<Item>;
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
	return sumContributions(values, { of: (value) => [value], score: ([sum = 0], count) => sum / count });
}

/** Contributions of a metric that follows from the sums of each item's counts. */
export function countContributions(
	rows: readonly (readonly number[])[],
	score: (sums: readonly number[]) => number,
): Contributions<readonly number[]> {
	return sumContributions(rows, { of: (row) => row, score: (sums) => score(sums) });
}

/** Contributions of a metric that is computed from pairs as a whole. Throws `length` and `empty`. */
export function pairContributions<Prediction, Reference>(
	predictions: readonly Prediction[],
	references: readonly Reference[],
	metric: (predictions: readonly Prediction[], references: readonly Reference[]) => number,
): Contributions<readonly [Prediction, Reference]> {
	return {
		items: toPairs(predictions, references),
		score: (pairs) =>
			metric(
				pairs.map(([prediction]) => prediction),
				pairs.map(([, reference]) => reference),
			),
	};
}

/** Each prediction with its reference. Throws `length` and `empty`. */
export function toPairs<Prediction, Reference>(
	predictions: readonly Prediction[],
	references: readonly Reference[],
): readonly (readonly [Prediction, Reference])[] {
	checkPairs(predictions, references);
	return predictions.flatMap((prediction, index) =>
		references.slice(index, index + 1).map((reference) => [prediction, reference] as const),
	);
}

function sumContributions<Item>(items: readonly Item[], sums: ItemSums<Item>): Contributions<Item> {
	return {
		items,
		score: (some) => sums.score(addUp(some.map((item) => sums.of(item))), some.length),
		sums,
	};
}
