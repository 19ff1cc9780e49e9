import {
	averagePrecisionContributions,
	ndcgContributions,
	precisionAtKContributions,
	recallAtKContributions,
	reciprocalRankContributions,
} from "../ranking/rankings.ts";
import type { Metric } from "./metric.ts";

/** Metrics of a search: one ranking of ids and one set of judgments a query. */
export const RANKING_METRICS = {
	map: {
		input: "rankings",
		direction: "higher",
		range: [0, 1],
		source: "ranx map",
		names: ["Mean Average Precision"],
		only: ["text-ranking"],
		contributions: averagePrecisionContributions,
	},
	mrr: {
		input: "rankings",
		direction: "higher",
		range: [0, 1],
		source: "ranx mrr",
		names: ["Mean Reciprocal Rank"],
		contributions: reciprocalRankContributions,
	},
	ndcg: {
		input: "rankings",
		direction: "higher",
		range: [0, 1],
		source: "ranx ndcg",
		names: ["Normalized Discounted Cumulative Gain", "Normalized Discounted Cumulative Gain at K"],
		also: ["text-retrieval"],
		contributions: ndcgContributions,
	},
	"recall-at-k": {
		input: "rankings",
		direction: "higher",
		range: [0, 1],
		source: "ranx recall@10",
		also: ["text-retrieval", "visual-document-retrieval"],
		contributions: recallAtKContributions,
	},
	"precision-at-k": {
		input: "rankings",
		direction: "higher",
		range: [0, 1],
		source: "ranx precision@10",
		also: ["text-retrieval"],
		contributions: precisionAtKContributions,
	},
} as const satisfies Readonly<Record<string, Metric>>;
