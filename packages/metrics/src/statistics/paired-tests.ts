import { checkCount, checkPairs } from "../lib/check.ts";
import { type Contributions, scoreOf } from "../lib/contributions.ts";
import { meanOf } from "../lib/sums.ts";
import { type BootstrapOptions, drawPlaces, drawScores } from "./bootstrap.ts";
import { findQuantile } from "./quantile.ts";
import type { Random } from "./seeded-random.ts";
import { toSelectionScore } from "./selection-score.ts";

/** The difference between two models on the same items. */
export interface PairedResult {
	/** Metric of the first minus that of the second. */
	readonly difference: number;
	/**
	 * How often a difference at least as large, in either direction, would come about by chance if both were equally good:
	 * above 0 to 1. Samples without a value are left out, and one is added to both counts, so that it is never 0.
	 */
	readonly pValue: number;
}

/** A difference with the range in which it lies when the same number of items is drawn again. */
export interface PairedInterval extends PairedResult {
	/** Lower end of the difference, in the unit of the metric. */
	readonly low: number;
	/** Upper end of the difference, in the unit of the metric. */
	readonly high: number;
}

/**
 * Paired bootstrap: both models are scored on the same samples, drawn with replacement. The chance is how often the
 * difference of a sample lies as far from the mean of all samples as the difference itself from 0.
 * Throws `length`, `empty`, and as `bootstrapInterval`. Sources: Koehn, 2004; the shift by the mean as in sacrebleu.
 * @param first What each item contributes to the first model's metric.
 * @param second The same of the second model, for the same items in the same order.
 * @param options `random` draws the samples: `seededRandom(1)` for the same result every time. The others are
 * optional.
 * @example
 * const first = werContributions(["a b c", "d e"], ["a b c", "d f"]);
 * const second = werContributions(["a b x", "y e"], ["a b c", "d f"]);
 * pairedBootstrap(first, second, { random: seededRandom(1) }).difference; // -0.4
 */
export function pairedBootstrap<Item>(
	first: Contributions<Item>,
	second: Contributions<Item>,
	{ random, resamples = 1000, level = 0.95 }: BootstrapOptions,
): PairedInterval {
	checkPairs(first.items, second.items);
	checkCount(resamples, "resamples");
	const difference = scoreOf(first) - scoreOf(second);
	const [scoreFirst, scoreSecond] = [toSelectionScore(first), toSelectionScore(second)];
	const places = new Uint32Array(first.items.length);
	const differences = drawScores(resamples, () => {
		drawPlaces(places, random);
		return scoreFirst(places) - scoreSecond(places);
	}).toSorted((a, b) => a - b);
	const mean = meanOf(differences);
	const tail = (1 - level) / 2;
	return {
		difference,
		low: findQuantile(differences, tail),
		high: findQuantile(differences, 1 - tail),
		pValue: toPValue(
			differences.map((one) => one - mean),
			difference,
		),
	};
}

/**
 * Approximate randomization: the two results of each item change places with a chance of one half, and the difference is
 * computed again. It needs no assumption about the metric.
 * Throws `length`, `empty` and `range`. Sources: Noreen, 1989; Riezler and Maxwell, 2005.
 * @param first What each item contributes to the first model's metric.
 * @param second The same of the second model, for the same items in the same order.
 * @param options `random` draws the exchanges: `seededRandom(1)` for the same result every time. `rounds`: how
 * often the difference is computed.
 * @example
 * const first = werContributions(["a b c", "d e"], ["a b c", "d f"]);
 * const second = werContributions(["a b x", "y e"], ["a b c", "d f"]);
 * randomizationTest(first, second, { random: seededRandom(1) }).difference; // -0.4
 */
export function randomizationTest<Item>(
	first: Contributions<Item>,
	second: Contributions<Item>,
	{ random, rounds = 10_000 }: { readonly random: Random; readonly rounds?: number },
): PairedResult {
	checkPairs(first.items, second.items);
	checkCount(rounds, "rounds");
	const difference = scoreOf(first) - scoreOf(second);
	const count = first.items.length;
	const scoreAt = toSelectionScore({ ...first, items: [...first.items, ...second.items] });
	const [places, others] = [new Uint32Array(count), new Uint32Array(count)];
	const differences = drawScores(rounds, () => {
		for (let place = 0; place < count; place++) {
			const shift = Math.floor(random() * 2) * count; // no branch: none could be foreseen
			places[place] = place + shift;
			others[place] = place + count - shift;
		}
		return scoreAt(places) - scoreAt(others);
	});
	return { difference, pValue: toPValue(differences, difference) };
}

/** Differences that are equal but for the order in which they were summed count as equal. */
const ROUNDING = 1e-12;

function toPValue(differences: readonly number[], difference: number): number {
	const bound = Math.abs(difference) * (1 - ROUNDING) - Number.MIN_VALUE;
	const reached = differences.filter((one) => Math.abs(one) >= bound).length;
	return (reached + 1) / (differences.length + 1);
}
