import { rougePair, toWords } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, over, say } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** ROUGE-1, ROUGE-2 and ROUGE-L of a summary against one reference. */
export const rouge: Calculator = {
	fields: [
		{ name: "reference", kind: "text" },
		{ name: "candidate", kind: "text" },
	],
	formula: ({ precision, recall, shared, inCandidate, inReference, rougeLegend }) => [
		formulaLine(say(precision), "=", over(say(shared), say(inCandidate))),
		formulaLine(say(recall), "=", over(say(shared), say(inReference))),
		formulaLine("F1 =", over("2 × P × R", "P + R")),
		legend(rougeLegend),
	],
	calculate: ({ form, words, print }) => {
		const reference = form.text("reference");
		const candidate = form.text("candidate");
		const kinds = (["rouge-1", "rouge-2", "rouge-l"] as const).map((kind) => ({
			name: kind.toUpperCase(),
			...rougePair(candidate, reference, kind, { tokenize: toWords }),
		}));
		return {
			figures: kinds.map(({ name, f1 }) => ({ label: `${name} F1`, value: print.share(f1) })),
			steps: [
				table(
					words.sharedRuns,
					[words.kind, words.inBoth, words.precision, words.recall, "F1"],
					kinds.map((one) => [
						one.name,
						String(one.matches),
						...[one.precision, one.recall, one.f1].map(print.share),
					]),
				),
			],
		};
	},
};
