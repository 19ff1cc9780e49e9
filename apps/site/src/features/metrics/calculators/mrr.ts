import { reciprocalRank as scoreList } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, listed, over, say, sum } from "../markup-tree/math.ts";
import { table } from "../markup-tree/table.ts";

/** Mean reciprocal rank of ranked lists. */
export const mrrCalculator: Calculator = {
	fields: [{ name: "lists", kind: "list" }],
	formula: ({ allLists, rankOfFirst, list }) => [
		formulaLine("MRR =", over("1", say(allLists)), sum(say(list)), over("1", say(rankOfFirst))),
	],
	calculate: ({ form, words, print }) => {
		const lists = form.marks("lists");
		const reciprocals = lists.map(scoreList);
		const mean = reciprocals.reduce((all, one) => all + one, 0) / reciprocals.length;
		return {
			figures: [{ label: "MRR", value: print.share(mean) }],
			steps: [
				table(
					words.perList,
					[words.list, words.rankOfFirst, words.reciprocal],
					lists.map((hits, place) => [
						String(place + 1),
						hits.includes(true) ? String(hits.indexOf(true) + 1) : words.never,
						print.share(reciprocals[place] ?? 0),
					]),
				),
				formulaLine(
					"MRR =",
					over(listed(reciprocals.map(print.share)), String(lists.length)),
					`= ${print.share(mean)}`,
				),
			],
		};
	},
};
