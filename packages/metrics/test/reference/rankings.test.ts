import { expect, test } from "vitest";
import { meanAveragePrecision, meanReciprocalRank, ndcg, precisionAtK, recallAtK } from "../../src/index.ts";
import { CASES, listDifferences } from "./read-cases.ts";

const METRICS = {
	map: meanAveragePrecision,
	mrr: meanReciprocalRank,
	ndcg,
	recall: recallAtK,
	precision: precisionAtK,
};

test.each(CASES.rankings)("rankings as ranx scores them (%#)", ({ rankings, judgments, scores }) => {
	for (const [name, score] of Object.entries(scores)) {
		const [metric, k] = name.split("@");
		const options = k === undefined ? {} : { k: Number(k) };
		const mine = Object.entries(METRICS).find(([id]) => id === metric)?.[1];
		expect(listDifferences(mine?.(rankings, judgments, options) ?? NaN, score)).toEqual([]);
	}
});
