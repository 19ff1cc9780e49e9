import type { Calculator } from "../calculator.ts";
import { toWords } from "../measures/ngrams.ts";
import { measureRouge } from "../measures/rouge.ts";
import { line, over, say } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** ROUGE-1, ROUGE-2 and ROUGE-L of a summary against one reference. */
export const rouge: Calculator = {
	fields: [
		{ name: "reference", kind: "text" },
		{ name: "candidate", kind: "text" },
	],
	formula: ({ precision, recall, shared, inCandidate, inReference, rougeLegend }) => [
		line(say(precision), "=", over(say(shared), say(inCandidate))),
		line(say(recall), "=", over(say(shared), say(inReference))),
		line("F1 =", over("2 × P × R", "P + R")),
		legend(rougeLegend),
	],
	calculate: ({ form, words, print }) => {
		const reference = toWords(form.text("reference"));
		const candidate = toWords(form.text("candidate"));
		const kinds = measureRouge(candidate, reference);
		return {
			figures: kinds.map(({ kind, f1 }) => ({ label: `${kind} F1`, value: print.share(f1) })),
			steps: [
				table(
					words.sharedRuns,
					[words.kind, words.inBoth, words.precision, words.recall, "F1"],
					kinds.map((one) => [
						one.kind,
						String(one.matches),
						...[one.precision, one.recall, one.f1].map(print.share),
					]),
				),
			],
		};
	},
};
