import { checkBetween, checkCount } from "../lib/check.ts";
import { type Contributions, scoreOf } from "../lib/contributions.ts";
import { MetricError } from "../lib/errors.ts";
import { findQuantile } from "./quantile.ts";
import type { Random } from "./seeded-random.ts";
import { toSelectionScore } from "./selection-score.ts";

/** Randomness, number of samples and level of a bootstrap interval. */
export interface BootstrapOptions {
	/** Where the samples come from, such as `seededRandom(1)`. */
	readonly random: Random;
	/** Samples drawn. Default: 1000. */
	readonly resamples?: number;
	/** Share of the samples that the interval holds, 0 to 1. Default: 0.95. */
	readonly level?: number;
}

/** A metric with the range in which it lies when the same number of items is drawn again. */
export interface Interval {
	/** The metric of the data itself. */
	readonly score: number;
	/** Lower end, in the unit of the metric. */
	readonly low: number;
	/** Upper end, in the unit of the metric. */
	readonly high: number;
	/** Samples that gave a value; those for which the metric is `undefined` are left out. */
	readonly resamples: number;
}

/**
 * Interval of a metric by the percentile bootstrap: items are drawn with replacement, as many as there are, and the metric
 * is computed of each sample. Throws `empty`, `range`, and `undefined` when the metric has no value for more than half of
 * the samples. Source: Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13.
 * @param contributions What each item contributes to the metric, from a function such as `werContributions`.
 * @param options `random` draws the samples: `seededRandom(1)` for the same result every time. The others are
 * optional.
 * @example
 * const items = werContributions(["a b c", "d e", "f"], ["a b c", "d f", "f"]);
 * const { low, high } = bootstrapInterval(items, { random: seededRandom(1) });
 * low; // 0
 * high; // 0.5
 */
export function bootstrapInterval<Item>(
	contributions: Contributions<Item>,
	{ random, resamples = 1000, level = 0.95 }: BootstrapOptions,
): Interval {
	checkCount(resamples, "resamples");
	checkBetween(level, [0, 1], "level");
	const score = scoreOf(contributions);
	const scoreAt = toSelectionScore(contributions);
	const places = new Uint32Array(contributions.items.length);
	const scores = drawScores(resamples, () => scoreAt(drawPlaces(places, random))).toSorted((a, b) => a - b);
	const tail = (1 - level) / 2;
	return {
		score,
		low: findQuantile(scores, tail),
		high: findQuantile(scores, 1 - tail),
		resamples: scores.length,
	};
}

/** Fills a list of positions, each drawn from all of them, and returns it: one list serves every sample. */
export function drawPlaces(places: Uint32Array, random: Random): Uint32Array {
	const { length } = places;
	for (let drawn = 0; drawn < length; drawn++) places[drawn] = random() * length; // cut to a whole number
	return places;
}

/** Scores of so many draws; those without a value are left out, unless they are more than half. */
export function drawScores(draws: number, score: () => number): readonly number[] {
	const scores: number[] = [];
	for (let draw = 0; draw < draws; draw++) {
		try {
			scores.push(score());
		} catch (error) {
			if (!(error instanceof MetricError && error.code === "undefined")) throw error;
		}
	}
	if (scores.length * 2 < draws)
		throw new MetricError(
			"undefined",
			`The metric has a value for ${scores.length} of ${draws} samples only; there are too few items that differ.`,
		);
	return scores;
}
