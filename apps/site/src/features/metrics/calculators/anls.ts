import { compareSpelling } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, listed, over, say } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** ANLS: similarity of answers by letters. */
export const anlsCalculator: Calculator = {
	fields: [
		{ name: "expected", kind: "list" },
		{ name: "answers", kind: "list" },
	],
	formula: ({ similarity, edits, longest, meanOfQuestions, spellingLegend }) => [
		formulaLine(say(similarity), "= 1 −", over(say(edits), say(longest))),
		formulaLine("ANLS =", say(meanOfQuestions)),
		legend(spellingLegend),
	],
	calculate: ({ form, words, print }) => {
		const rows = form
			.pairs("expected", "answers")
			.map(([expected, answer]) => ({ expected, answer, ...compareSpelling(answer, expected) }));
		const sum = rows.reduce((all, { similarity }) => all + similarity, 0);
		const mean = print.share(sum / rows.length);
		return {
			figures: [{ label: "ANLS", value: mean }],
			steps: [
				table(
					words.perQuestion,
					[words.expected, words.answer, words.edits, words.longest, words.similarity],
					rows.map((one) => [
						one.expected,
						one.answer,
						String(one.edits),
						String(one.longest),
						print.share(one.similarity),
					]),
				),
				formulaLine(
					"ANLS =",
					over(listed(rows.map((one) => print.share(one.similarity))), String(rows.length)),
					`= ${mean}`,
				),
			],
		};
	},
};
