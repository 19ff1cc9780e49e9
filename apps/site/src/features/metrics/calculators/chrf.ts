import { chrf as scoreTexts } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, over } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** ChrF of a translation against one reference. */
export const chrf: Calculator = {
	fields: [
		{ name: "reference", kind: "text" },
		{ name: "candidate", kind: "text" },
	],
	formula: ({ chrfLegend }) => [formulaLine("chrF =", over("5 × P × R", "4 × P + R")), legend(chrfLegend)],
	calculate: ({ form, words, print }) => {
		const [reference, candidate] = [form.text("reference"), form.text("candidate")].map((text) =>
			text.normalize("NFC"),
		);
		const { overlaps, precision, recall, score } = scoreTexts([candidate ?? ""], [reference ?? ""]);
		const [p, r] = [print.share(precision), print.share(recall)];
		return {
			figures: [{ label: "chrF", value: print.share(score) }],
			steps: [
				table(
					words.sharedCharacters,
					[words.size, words.inBoth, words.inCandidate, words.inReference],
					overlaps
						.filter(({ predicted, expected }) => predicted > 0 && expected > 0)
						.map((one) => [one.size, one.matches, one.predicted, one.expected].map(String)),
				),
				formulaLine(`P = ${p}`),
				formulaLine(`R = ${r}`),
				formulaLine("chrF =", over(`5 × ${p} × ${r}`, `4 × ${p} + ${r}`), `= ${print.share(score)}`),
			],
		};
	},
};
