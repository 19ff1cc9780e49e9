import { checkFinite, checkPairs } from "../lib/check.ts";
import { MetricError } from "../lib/errors.ts";
import { meanOf, sumOf } from "../lib/sums.ts";

/** Errors of predicted numbers, in the unit of the numbers or its square. */
export interface RegressionScores {
	/** Mean squared error. */
	readonly mse: number;
	/** Root of the mean squared error. */
	readonly rmse: number;
	/** Mean absolute error. */
	readonly mae: number;
	/** Mean of the true numbers. */
	readonly mean: number;
	/** Squared distances between true and predicted numbers, summed. */
	readonly residual: number;
	/** Squared distances between the true numbers and their mean, summed. */
	readonly total: number;
	/** Share of the variance that is explained, at most 1; undefined when all true numbers are equal. */
	readonly r2: number | undefined;
}

/**
 * Errors of predicted numbers. Throws `length`, `empty` and `not-finite`. Source: scikit-learn, which gives R² of equal numbers as 0 or 1.
 * @param predictions Predicted number of each item.
 * @param references True number of each item, in the same order.
 * @example
 * const scores = regressionScores([2, 4], [1, 5]);
 * scores.mae; // 1
 * scores.rmse; // 1
 */
export function regressionScores(
	predictions: readonly number[],
	references: readonly number[],
): RegressionScores {
	checkNumbers(predictions, references);
	const errors = references.map((value, index) => value - (predictions[index] ?? 0));
	const residual = sumOf(errors.map((error) => error ** 2));
	const mean = meanOf(references);
	const isConstant = references.every((value) => value === references[0]);
	const total = isConstant ? 0 : sumOf(references.map((value) => (value - mean) ** 2));
	const mse = residual / references.length;
	return {
		mse,
		rmse: Math.sqrt(mse),
		mae: meanOf(errors.map(Math.abs)),
		mean,
		residual,
		total,
		r2: total === 0 ? undefined : 1 - residual / total,
	};
}

/**
 * R² of predicted numbers, at most 1. Throws as `regressionScores`, and `undefined` when all true numbers are equal.
 * @param predictions Predicted number of each item.
 * @param references True number of each item, in the same order.
 * @example
 * rSquared([2, 4, 6], [2, 5, 6]); // 0.8846
 */
export function rSquared(predictions: readonly number[], references: readonly number[]): number {
	const { r2 } = regressionScores(predictions, references);
	if (r2 === undefined) throw new MetricError("undefined", "All true numbers are equal, so R² has no value.");
	return r2;
}

/** Throws `length`, `empty` or `not-finite` for lists of numbers that cannot be compared. */
export function checkNumbers(predictions: readonly number[], references: readonly number[]): void {
	checkPairs(predictions, references);
	checkFinite(predictions, "predictions");
	checkFinite(references, "references");
}
