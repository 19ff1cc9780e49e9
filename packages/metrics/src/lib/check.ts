import { MetricError } from "./errors.ts";

/** Throws `length` unless both lists have one entry an item, and `empty` when they have none. */
export function checkPairs(predictions: readonly unknown[], references: readonly unknown[]): void {
	if (predictions.length !== references.length)
		throw new MetricError(
			"length",
			`There are ${predictions.length} predictions and ${references.length} references; each item needs one of both.`,
		);
	checkSome(predictions, "items");
}

/** Throws `empty` for an empty list. */
export function checkSome(values: { readonly length: number }, name: string): void {
	if (values.length === 0) throw new MetricError("empty", `There are no ${name} to measure.`);
}

/** Squares of larger numbers, summed over many items, would no longer be finite. */
const GREATEST = 1e150;

/** Throws with the position of the first number that is NaN or infinite (`not-finite`) or beyond 1e150 (`range`). */
export function checkFinite(values: readonly number[], name: string): void {
	const index = values.findIndex((value) => !Number.isFinite(value));
	if (index !== -1)
		throw new MetricError("not-finite", `${name}[${index}] is ${values[index]}; it must be a finite number.`);
	const large = values.findIndex((value) => Math.abs(value) > GREATEST);
	if (large !== -1)
		throw new MetricError("range", `${name}[${large}] is ${values[large]}; the largest size is ${GREATEST}.`);
}

/** Throws `range` unless `value` is a whole number of at least 1. */
export function checkCount(value: number, name: string): void {
	if (!Number.isInteger(value) || value < 1)
		throw new MetricError("range", `${name} is ${value}; it must be a whole number of at least 1.`);
}

/** Throws `range` unless `value` is a number between two bounds, both included. */
export function checkBetween(value: number, [low, high]: readonly [number, number], name: string): void {
	if (!(value >= low && value <= high))
		throw new MetricError("range", `${name} is ${value}; it must be between ${low} and ${high}.`);
}
