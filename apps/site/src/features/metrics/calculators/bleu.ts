import { bleu as scoreTexts, toWords } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { group, index, formulaLine, power } from "../markup-tree/math.ts";
import { legend, remark } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** BLEU of a translation against one reference. */
export const bleu: Calculator = {
	fields: [
		{ name: "reference", kind: "text" },
		{ name: "candidate", kind: "text" },
	],
	formula: ({ brevity, brevityLegend }) => [
		formulaLine(
			`BLEU = ${brevity} ×`,
			power(
				group("(", index("p", "1"), "·", index("p", "2"), "·", index("p", "3"), "·", index("p", "4"), ")"),
				"1 / 4",
			),
		),
		formulaLine(`${brevity} =`, power("e", "1 − r / c")),
		legend(brevityLegend),
	],
	calculate: ({ form, words, print }) => {
		const [reference, candidate] = [form.text("reference"), form.text("candidate")];
		const options = { tokenize: toWords, smoothing: "none" } as const;
		const { score, precisions, matches, totals, ...found } = scoreTexts([candidate], [reference], options);
		const { brevityPenalty, predictionLength, referenceLength } = found;
		return {
			figures: [{ label: "BLEU", value: print.share(score) }],
			steps: [
				table(
					words.shared,
					[words.size, words.inBoth, words.inCandidate, words.precision],
					precisions.map((precision, place) => [
						String(place + 1),
						String(matches[place]),
						String(totals[place]),
						print.share(precision),
					]),
				),
				predictionLength < referenceLength
					? formulaLine(
							`${words.brevity} =`,
							power("e", `1 − ${referenceLength} / ${predictionLength}`),
							`= ${print.share(brevityPenalty)}`,
						)
					: formulaLine(`${words.brevity} = 1`),
				formulaLine(
					`BLEU = ${print.share(brevityPenalty)} ×`,
					power(`( ${precisions.map(print.share).join(" × ")} )`, "1 / 4"),
					`= ${print.share(score)}`,
				),
				...(score === 0 ? [remark(words.noFour)] : []),
			],
		};
	},
};
