import { discountedReturn as sumRewards } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { index, formulaLine, listed, power, sum } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** Discounted total reward of an episode. */
export const returnCalculator: Calculator = {
	fields: [
		{ name: "rewards", kind: "numbers" },
		{ name: "discount", kind: "decimal" },
	],
	formula: ({ returnLegend }) => [
		formulaLine("G =", sum("t"), power("γ", "t"), "×", index("r", "t")),
		legend(returnLegend),
	],
	calculate: ({ form, words, print }) => {
		const rewards = form.numbers("rewards");
		const discount = form.number("discount", { min: 0, max: 1 });
		const { terms, total } = sumRewards(rewards, discount);
		return {
			figures: [
				{ label: words.discountedTotal, value: print.share(total) },
				{ label: words.plainTotal, value: print.number(rewards.reduce((all, one) => all + one, 0)) },
			],
			steps: [
				table(
					words.perStep,
					[words.step, words.reward, words.weight, words.product],
					rewards.map((reward, step) => [
						String(step),
						print.number(reward),
						print.share(discount ** step),
						print.share(terms[step] ?? 0),
					]),
				),
				formulaLine(`G = ${listed(terms.map(print.share))} = ${print.share(total)}`),
			],
		};
	},
};
