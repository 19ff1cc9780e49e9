import { checkBetween, checkCount, checkPairs, checkSome } from "../lib/check.ts";
import { MetricError } from "../lib/errors.ts";
import { meanOf } from "../lib/sums.ts";
import { type ClassScores, classificationScores } from "./classification.ts";

/**
 * Share of items whose predicted label is the true one, 0 to 1. Throws `length` and `empty`. Source: scikit-learn's `accuracy_score`.
 * @param predictions Predicted label of each item.
 * @param references True label of each item, in the same order.
 * @example
 * accuracy(["cat", "dog", "cat"], ["cat", "dog", "dog"]); // 0.6667
 */
export function accuracy(predictions: readonly string[], references: readonly string[]): number {
	checkPairs(predictions, references);
	return meanOf(predictions.map((label, index) => Number(label === references[index])));
}

/**
 * Precision, recall and F1 of one class against all others.
 * Throws `length`, `empty`, and `unknown-label` when `positive` is neither predicted nor true for any item.
 * Source: scikit-learn's `average="binary"`.
 * @param predictions Predicted label of each item.
 * @param references True label of each item, in the same order.
 * @param positive The label of the class that is looked for.
 * @example
 * binaryScores(["spam", "ham", "spam"], ["spam", "spam", "ham"], "spam").f1; // 0.5
 */
export function binaryScores(
	predictions: readonly string[],
	references: readonly string[],
	positive: string,
): ClassScores {
	const found = classificationScores(predictions, references).classes.find(({ label }) => label === positive);
	if (found) return found;
	throw new MetricError(
		"unknown-label",
		`The positive label ${JSON.stringify(positive)} occurs neither among predictions nor references.`,
	);
}

/**
 * Share of items whose true label is among the first `k` of their ranked labels, 0 to 1.
 * Throws `length`, `empty`, `duplicate` for a label that occurs twice in one list, and `range` for a `k` below 1.
 * Source: scikit-learn's `top_k_accuracy_score`.
 * @param predictions Labels of each item, the likeliest first.
 * @param references True label of each item, in the same order.
 * @param k How many of the first labels count. Default 5.
 * @example
 * topKAccuracy([["cat", "dog", "cow"], ["cow", "cat", "dog"]], ["dog", "dog"], 2); // 0.5
 */
export function topKAccuracy(
	predictions: readonly (readonly string[])[],
	references: readonly string[],
	k = 5,
): number {
	checkPairs(predictions, references);
	checkCount(k, "k");
	if (predictions.some((labels) => new Set(labels).size !== labels.length))
		throw new MetricError("duplicate", "A label stands twice in one ranked list.");
	const ranks = predictions.map((labels, index) => labels.indexOf(references[index] ?? "") + 1 || Infinity);
	return topKFromRanks(ranks, k).score;
}

/** How many items have their true label among the first k. */
export interface TopKScore {
	/** Share of these items, 0 to 1. */
	readonly score: number;
	/** Number of these items. */
	readonly hits: number;
}

/**
 * As `topKAccuracy`, where only the place of each item's true label is known.
 * Throws `empty`, and `range` for a rank or a `k` below 1.
 * @param ranks Place of the true label among the ranked labels of its item, from 1; Infinity where it is not
 * among them.
 * @param k How many of the first ranks count. Default 5.
 * @example
 * topKFromRanks([1, 3, 7], 5).score; // 0.6667
 */
export function topKFromRanks(ranks: readonly number[], k = 5): TopKScore {
	checkSome(ranks, "ranks");
	checkCount(k, "k");
	for (const [index, rank] of ranks.entries()) checkBetween(rank, [1, Infinity], `ranks[${index}]`);
	const hits = ranks.filter((rank) => rank <= k).length;
	return { score: hits / ranks.length, hits };
}
