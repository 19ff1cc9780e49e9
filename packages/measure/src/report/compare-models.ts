import {
	type Contributions,
	MetricError,
	type MetricId,
	pairedBootstrap,
	randomizationTest,
	seededRandom,
} from "@pusula/metrics";
import type { Normalization } from "../evaluate/normalization.ts";
import { toContributions } from "../evaluate/to-contributions.ts";
import type { ItemIndex } from "./index-items.ts";
import type { MeasuredRow } from "../evaluate/measured.ts";

/** The difference between two models on the rows that both answered. */
export interface ModelComparison {
	/** Name of one model. */
	readonly first: string;
	/** Name of the other model. */
	readonly second: string;
	/** Id of the metric that differs. */
	readonly metric: MetricId;
	/** Number of rows that both models answered. */
	readonly rows: number;
	/** Metric of the first minus that of the second, with its 95 % interval. */
	readonly difference: number;
	/** Lower end of the interval of the difference. */
	readonly low: number;
	/** Upper end of the interval of the difference. */
	readonly high: number;
	/**
	 * How often chance alone brings about a difference as large, by a randomization test; with several comparisons made
	 * larger by Holm's method, so that none is taken for real because many were tried.
	 */
	readonly pValue: number;
}

/** Rounds of a randomization test. */
const ROUNDS = 2000;

/** Below this, chance is no longer taken as the explanation. */
export const SIGNIFICANCE = 0.05;

/** Every two models, in their order. Pairs for which the metric has no value are left out. */
export function compareModels({
	rows,
	candidates,
	items,
	metric,
	normalization,
	seed,
}: {
	readonly rows: readonly MeasuredRow[];
	readonly candidates: readonly string[];
	readonly items: ItemIndex;
	readonly metric: MetricId;
	readonly normalization: Normalization;
	readonly seed: number;
}): readonly ModelComparison[] {
	const pairs = candidates.flatMap((first, index) =>
		candidates.slice(index + 1).map((second) => ({ first, second })),
	);
	const known = new Map<string, Contributions>();
	/** The same rows of a model are counted once, however many other models it is compared with. */
	const contributionsOf = (name: string, some: readonly MeasuredRow[]): Contributions => {
		const key = JSON.stringify([name, some.map(({ number }) => number)]);
		const found = known.get(key);
		if (found) return found;
		const answered = some.flatMap(({ number, expected }) => {
			const answer = items(number, name)?.answer;
			return answer === undefined ? [] : [{ answer, expected }];
		});
		const counted = toContributions(
			metric,
			answered.map(({ answer }) => answer),
			answered.map(({ expected }) => expected),
			normalization,
		);
		known.set(key, counted);
		return counted;
	};
	const found = pairs.flatMap(({ first, second }): ModelComparison[] => {
		const both = rows.filter(({ number }) =>
			[first, second].every((name) => items(number, name)?.answer !== undefined),
		);
		if (both.length < 2) return [];
		const compared = comparePair(contributionsOf(first, both), contributionsOf(second, both), seed);
		return compared ? [{ first, second, metric, rows: both.length, ...compared }] : [];
	});
	return adjust(found);
}

function comparePair(
	first: Contributions,
	second: Contributions,
	seed: number,
): Pick<ModelComparison, "difference" | "low" | "high" | "pValue"> | undefined {
	try {
		const { difference, low, high } = pairedBootstrap(first, second, { random: seededRandom(seed) });
		const { pValue } = randomizationTest(first, second, { random: seededRandom(seed), rounds: ROUNDS });
		return { difference, low, high, pValue };
	} catch (error) {
		if (error instanceof MetricError && error.code === "undefined") return undefined;
		throw error;
	}
}

/** Holm's method: the smallest of n is multiplied by n, the next by n - 1, and none is below the one before. Source: Holm, 1979. */
function adjust(comparisons: readonly ModelComparison[]): readonly ModelComparison[] {
	const sorted = comparisons.toSorted((first, second) => first.pValue - second.pValue);
	let least = 0;
	const adjusted = new Map(
		sorted.map((one, index) => {
			least = Math.max(least, Math.min(1, one.pValue * (sorted.length - index)));
			return [one, least];
		}),
	);
	return comparisons.map((one) => ({ ...one, pValue: adjusted.get(one) ?? one.pValue }));
}
