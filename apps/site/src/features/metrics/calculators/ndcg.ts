import { discountedGain as scoreGrades } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { group, index, formulaLine, over, sum } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** NDCG at k of a ranked list of grades. */
export const ndcgCalculator: Calculator = {
	fields: [
		{ name: "grades", kind: "list" },
		{ name: "k", kind: "number" },
	],
	formula: ({ gainLegend }) => [
		formulaLine("nDCG =", over("DCG", "IDCG")),
		formulaLine(
			"DCG =",
			sum("i ≤ k"),
			over(index("g", "i"), group(index("log", "2"), "(", "i", "+", "1", ")")),
		),
		legend(gainLegend),
	],
	calculate: ({ form, words, print }) => {
		const grades = form.numbers("grades", { min: 0 });
		const k = Math.floor(form.number("k", { min: 1, max: 200 }));
		const { gains, bestGrades, bestGains, dcg, ideal, score: ndcg } = scoreGrades(grades, k);
		return {
			figures: [
				{ label: `nDCG@${k}`, value: print.share(ndcg) },
				{ label: "DCG", value: print.share(dcg) },
				{ label: "IDCG", value: print.share(ideal) },
			],
			steps: [
				table(
					words.perRank,
					[words.rank, words.grade, words.divisor, words.gain, words.bestGrade, words.bestGain],
					gains.map((gain, place) => [
						String(place + 1),
						print.number(grades[place] ?? 0),
						print.share(Math.log2(place + 2)),
						print.share(gain),
						print.number(bestGrades[place] ?? 0),
						print.share(bestGains[place] ?? 0),
					]),
				),
				formulaLine(`nDCG@${k} =`, over(print.share(dcg), print.share(ideal)), `= ${print.share(ndcg)}`),
			],
		};
	},
};
