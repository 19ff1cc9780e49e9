import { checkCount, checkFinite, checkPairs } from "../lib/check.ts";
import { type Contributions, meanContributions } from "../lib/contributions.ts";
import { MetricError } from "../lib/errors.ts";
import { meanOf, share } from "../lib/sums.ts";
import { averagePrecision, discountedGain, reciprocalRank } from "./lists.ts";

/** What was found for a query: ids of documents, the best first, each once. */
export type Ranking = readonly string[];

/** Grade of each document that was judged for a query, by its id; above 0 is relevant, and what is missing counts as 0. */
export type Judgments = Readonly<Record<string, number>>;

/** How far down a ranking is read. */
export interface RankingOptions {
	/** Ranks that count. Default: all, and 10 for recall and precision at k. */
	readonly k?: number;
}

/** A metric of rankings, one ranking and one set of judgments a query. A query without a relevant document counts as 0, as in ranx. */
type RankingMetric = (
	rankings: readonly Ranking[],
	judgments: readonly Judgments[],
	options?: RankingOptions,
) => number;

/**
 * Mean average precision (MAP) of rankings, 0 to 1.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`. Source: ranx.
 * @example
 * meanAveragePrecision([["a", "b", "c"]], [{ b: 1 }]); // 0.5
 */
export const meanAveragePrecision: RankingMetric = (...input) =>
	meanOf(averagePrecisionContributions(...input).items);

/**
 * Mean reciprocal rank (MRR) of the first relevant document, 0 to 1.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`. Source: Voorhees, 1999; ranx.
 * @example
 * meanReciprocalRank([["a", "b", "c"]], [{ b: 1 }]); // 0.5
 */
export const meanReciprocalRank: RankingMetric = (...input) =>
	meanOf(reciprocalRankContributions(...input).items);

/**
 * Normalized discounted cumulative gain, 0 to 1, with linear gains.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`. Source: Järvelin and Kekäläinen, 2002; ranx.
 * @example
 * ndcg([["a", "b", "c"]], [{ a: 1, b: 3 }], { k: 2 }); // 0.7967
 */
export const ndcg: RankingMetric = (...input) => meanOf(ndcgContributions(...input).items);

/**
 * Share of the relevant documents that are among the first k (default 10), 0 to 1.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`. Source: ranx.
 * @example
 * recallAtK([["a", "b", "c"]], [{ b: 1 }], { k: 2 }); // 1
 */
export const recallAtK: RankingMetric = (...input) => meanOf(recallAtKContributions(...input).items);

/**
 * Share of the first k (default 10) ranks that hold a relevant document, 0 to 1; empty ranks count as misses.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`. Source: ranx.
 * @example
 * precisionAtK([["a", "b", "c"]], [{ b: 1 }], { k: 2 }); // 0.5
 */
export const precisionAtK: RankingMetric = (...input) => meanOf(precisionAtKContributions(...input).items);

/**
 * Average precision of each query, 0 to 1, in the order of the rankings; their mean is `meanAveragePrecision`.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`.
 * @example
 * scoreOf(averagePrecisionContributions([["a", "b", "c"]], [{ b: 1 }])); // 0.5
 */
export const averagePrecisionContributions = forEachQuery(
	(ranking, judgments) => averagePrecision(listHits(ranking, judgments), countRelevant(judgments)).score,
);

/**
 * 1 divided by the rank of the first relevant document of each query, 0 where there is none.
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`.
 * @example
 * scoreOf(reciprocalRankContributions([["a", "b", "c"]], [{ b: 1 }])); // 0.5
 */
export const reciprocalRankContributions = forEachQuery((ranking, judgments) =>
	reciprocalRank(listHits(ranking, judgments)),
);

/**
 * NDCG of each query, 0 to 1, over the first k ranks (default all).
 * Throws `length`, `empty`, `duplicate`, `not-finite` and `range`.
 * @example
 * scoreOf(ndcgContributions([["a", "b", "c"]], [{ a: 1, b: 3 }])); // 0.7967
 */
export const ndcgContributions = forEachQuery((ranking, judgments, k) => {
	const grades = ranking.map((id) => gradeOf(judgments, id));
	const known = Object.values(judgments);
	return discountedGain(grades, k ?? Math.max(1, ranking.length, known.length), known).score;
});

/**
 * Recall at k of each query, 0 to 1; k is 10 by default. Throws `length`, `empty`, `duplicate`, `not-finite` and `range`.
 * @example
 * scoreOf(recallAtKContributions([["a", "b", "c"]], [{ b: 1 }], { k: 2 })); // 1
 */
export const recallAtKContributions = forEachQuery(
	(ranking, judgments) =>
		share(listHits(ranking, judgments).filter(Boolean).length, countRelevant(judgments)),
	10,
);

/**
 * Precision at k of each query, 0 to 1; k is 10 by default. Throws `length`, `empty`, `duplicate`, `not-finite` and `range`.
 * @example
 * scoreOf(precisionAtKContributions([["a", "b", "c"]], [{ b: 1 }], { k: 2 })); // 0.5
 */
export const precisionAtKContributions = forEachQuery(
	(ranking, judgments, k = 1) => listHits(ranking, judgments).filter(Boolean).length / k,
	10,
);

function forEachQuery(
	score: (ranking: Ranking, judgments: Judgments, k?: number) => number,
	usualK?: number,
): (
	rankings: readonly Ranking[],
	judgments: readonly Judgments[],
	options?: RankingOptions,
) => Contributions<number> {
	return (rankings, judgments, { k = usualK } = {}) => {
		checkPairs(rankings, judgments);
		if (k !== undefined) checkCount(k, "k");
		const scores = rankings.map((ranking, query) => {
			if (new Set(ranking).size !== ranking.length)
				throw new MetricError("duplicate", `The ranking of query ${query} has a document twice.`);
			checkFinite(Object.values(judgments[query] ?? {}), `judgments[${query}]`);
			return score(ranking.slice(0, k), judgments[query] ?? {}, k);
		});
		return meanContributions(scores);
	};
}

function listHits(ranking: Ranking, judgments: Judgments): readonly boolean[] {
	return ranking.map((id) => gradeOf(judgments, id) > 0);
}

function gradeOf(judgments: Judgments, id: string): number {
	return Object.hasOwn(judgments, id) ? (judgments[id] ?? 0) : 0;
}

function countRelevant(judgments: Judgments): number {
	return Object.values(judgments).filter((grade) => grade > 0).length;
}
