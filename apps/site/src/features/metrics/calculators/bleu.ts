import type { Calculator } from "../calculator.ts";
import { measureBleu } from "../measures/bleu.ts";
import { toWords } from "../measures/ngrams.ts";
import { group, index, line, power } from "../markup-tree/math.ts";
import { legend, remark } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** BLEU of a translation against one reference. */
export const bleu: Calculator = {
	fields: [
		{ name: "reference", kind: "text" },
		{ name: "candidate", kind: "text" },
	],
	formula: ({ brevity, brevityLegend }) => [
		line(
			`BLEU = ${brevity} ×`,
			power(
				group("(", index("p", "1"), "·", index("p", "2"), "·", index("p", "3"), "·", index("p", "4"), ")"),
				"1 / 4",
			),
		),
		line(`${brevity} =`, power("e", "1 − r / c")),
		legend(brevityLegend),
	],
	calculate: ({ form, words, print }) => {
		const reference = toWords(form.text("reference"));
		const candidate = toWords(form.text("candidate"));
		const { overlaps, brevityPenalty, bleu: score } = measureBleu(candidate, reference);
		const precisions = overlaps.map((one) => (one.candidate === 0 ? 0 : one.matches / one.candidate));
		const isShort = candidate.length < reference.length;
		return {
			figures: [{ label: "BLEU", value: print.share(score) }],
			steps: [
				table(
					words.shared,
					[words.size, words.inBoth, words.inCandidate, words.precision],
					overlaps.map(({ size, matches, candidate: all }, place) => [
						String(size),
						String(matches),
						String(all),
						print.share(precisions[place] ?? 0),
					]),
				),
				isShort
					? line(
							`${words.brevity} =`,
							power("e", `1 − ${reference.length} / ${candidate.length}`),
							`= ${print.share(brevityPenalty)}`,
						)
					: line(`${words.brevity} = 1`),
				line(
					`BLEU = ${print.share(brevityPenalty)} ×`,
					power(`( ${precisions.map(print.share).join(" × ")} )`, "1 / 4"),
					`= ${print.share(score)}`,
				),
				...(score === 0 ? [remark(words.noFour)] : []),
			],
		};
	},
};
