/**
 * What was wrong with an input.
 * - `length`: two lists that belong together differ in length.
 * - `empty`: there is nothing to measure.
 * - `not-finite`: a number is NaN or infinite.
 * - `range`: a number, or the size of an input, is outside what is allowed.
 * - `unknown-label`: a label is not among those that were given.
 * - `duplicate`: an id occurs twice in one ranking.
 * - `box`: a box has a negative width or height.
 * - `mask`: two masks have different sizes, or a value other than 0 and 1.
 * - `undefined`: the input is valid, but the metric has no value for it.
 */
export type MetricErrorCode =
	"length" | "empty" | "not-finite" | "range" | "unknown-label" | "duplicate" | "box" | "mask" | "undefined";

/**
 * Thrown by every function of this package for input that it cannot measure. No metric is ever NaN.
 * @example
 * try {
 * 	accuracy([], []);
 * } catch (error) {
 * 	if (error instanceof MetricError) console.log(error.code); // "empty"
 * }
 */
export class MetricError extends Error {
	/** Why the input cannot be measured. */
	readonly code: MetricErrorCode;

	constructor(code: MetricErrorCode, message: string) {
		super(message);
		this.name = "MetricError";
		this.code = code;
	}
}
