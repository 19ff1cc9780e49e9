import { averagePrecision as scoreList } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, listed, over, say } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** Average precision of ranked lists, and its mean over the lists. */
export const averagePrecision: Calculator = {
	fields: [
		{ name: "lists", kind: "list" },
		{ name: "totals", kind: "list" },
	],
	formula: ({ precisionAtHits, precisionLegend, allRelevant, meanOfLists }) => [
		formulaLine("AP =", over(say(precisionAtHits), say(allRelevant))),
		formulaLine("mAP =", say(meanOfLists)),
		legend(precisionLegend),
	],
	calculate: ({ form, words, print }) => {
		const lists = form.marks("lists");
		const totals = form.numbers("totals", { min: 1 });
		if (lists.length !== totals.length)
			return form.fail("totals", "pair", { here: totals.length, there: lists.length });
		const rows = lists.map((hits, place) => {
			const total = totals[place] ?? 0;
			const ranks = hits.flatMap((isHit, rank) => (isHit ? [rank + 1] : []));
			if (ranks.length > total) return form.fail("totals", "fewRelevant", { hits: ranks.length, total });
			return { ranks, total, ap: scoreList(hits, total).score };
		});
		const mean = rows.reduce((sum, { ap }) => sum + ap, 0) / rows.length;
		return {
			figures: [
				{ label: rows.length === 1 ? "AP" : "mAP", value: print.share(mean) },
				...(rows.length === 1 ? [] : rows.map(({ ap }, place) => toFigure(place, print.share(ap)))),
			].slice(0, 4),
			steps: [
				table(
					words.perList,
					[words.list, words.precisionAtHits, words.allRelevant, "AP"],
					rows.map(({ ranks, total, ap }, place) => [
						String(place + 1),
						ranks.map((rank, found) => `${found + 1}/${rank}`).join(" + ") || "0",
						String(total),
						print.share(ap),
					]),
				),
				formulaLine(
					"mAP =",
					over(listed(rows.map(({ ap }) => print.share(ap))), String(rows.length)),
					`= ${print.share(mean)}`,
				),
			],
		};
	},
};

function toFigure(place: number, value: string) {
	return { label: `AP ${place + 1}`, value };
}
