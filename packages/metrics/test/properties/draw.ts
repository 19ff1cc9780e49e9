import * as fc from "fast-check";

/** How often a property is tried, always with the same inputs. */
export const RUNS = { seed: 18, numRuns: 60 };

/** One of a few labels. */
export const label = fc.constantFrom("olumlu", "olumsuz", "nötr");

/** A text of a few words, Turkish among them, so that two of them often share some. */
export const text = fc
	.array(fc.constantFrom("İstanbul'da", "ısı", "kar", "yağdı", ",", "the", "cat", "3,5", "çok"), {
		minLength: 1,
		maxLength: 12,
	})
	.map((words) => words.join(" "));

/** A finite number of everyday size. */
export const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

/** Predictions and references, an entry each for 1 to 12 items. */
export function pairsOf<One, Other>(
	prediction: fc.Arbitrary<One>,
	reference: fc.Arbitrary<Other>,
): fc.Arbitrary<readonly [predictions: readonly One[], references: readonly Other[]]> {
	return fc
		.array(fc.tuple(prediction, reference), { minLength: 1, maxLength: 12 })
		.map((pairs) => [pairs.map(([one]) => one), pairs.map(([, other]) => other)] as const);
}
