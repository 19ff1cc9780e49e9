import { topKFromRanks } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, over, say } from "../markup-tree/math.ts";
import { remark } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** Top-K accuracy from the ranks of the right labels. */
export const topK: Calculator = {
	fields: [
		{ name: "ranks", kind: "list" },
		{ name: "k", kind: "number" },
	],
	formula: ({ topKName, withinK, allOnes }) => [
		formulaLine(say(topKName), "=", over(say(withinK), say(allOnes))),
	],
	calculate: ({ form, words, print }) => {
		const ranks = form.numbers("ranks", { min: 1 });
		const k = Math.floor(form.number("k", { min: 1 }));
		const { score, hits } = topKFromRanks(ranks, k);
		const limits = [...new Set([1, k, ...ranks.map(Math.ceil)])].toSorted((a, b) => a - b).slice(0, 10);
		return {
			figures: [{ label: words.topKName.replace("K", String(k)), value: print.share(score) }],
			steps: [
				table(
					words.perK,
					["K", words.withinK, words.topKName],
					limits.map((limit) => {
						const within = topKFromRanks(ranks, limit);
						return [print.number(limit), `${within.hits} / ${ranks.length}`, print.share(within.score)];
					}),
				),
				...(hits === ranks.length ? [remark(words.allWithinK)] : []),
			],
		};
	},
};
