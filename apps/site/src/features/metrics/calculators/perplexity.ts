import { crossEntropy, perplexity as perplexityOf } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { index, formulaLine, listed, over, power, say, sum } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** Cross-entropy and perplexity from the probabilities of the right tokens. */
export const perplexity: Calculator = {
	fields: [{ name: "probabilities", kind: "numbers" }],
	formula: ({ perplexityName, perplexityLegend }) => [
		formulaLine("H = −", over("1", "n"), sum("i"), say("ln\u00A0"), index("p", "i")),
		formulaLine(`${perplexityName} =`, power("e", "H")),
		legend(perplexityLegend),
	],
	calculate: ({ form, words, print }) => {
		const values = form.numbers("probabilities", { min: 0, max: 1 });
		if (values.includes(0)) return form.fail("probabilities", "zero");
		const logs = values.map(Math.log);
		const [entropy, hesitation] = [crossEntropy([logs]), perplexityOf([logs])];
		const losses = logs.map((log) => 0 - log);
		return {
			figures: [
				{ label: words.perplexity, value: print.share(hesitation) },
				{ label: words.crossEntropy, value: print.share(entropy) },
			],
			steps: [
				table(
					words.perToken,
					[words.token, "p", "−ln p"],
					values.map((value, place) => [
						String(place + 1),
						print.number(value),
						print.share(losses[place] ?? 0),
					]),
				),
				formulaLine(
					"H =",
					over(listed(losses.map(print.share)), String(values.length)),
					`= ${print.share(entropy)}`,
				),
				formulaLine(
					`${words.perplexityName} =`,
					power("e", print.share(entropy)),
					`= ${print.share(hesitation)}`,
				),
			],
		};
	},
};
