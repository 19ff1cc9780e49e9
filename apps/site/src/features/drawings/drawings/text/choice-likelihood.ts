import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { matrix } from "../../parts/matrix.ts";

/** Tokens and summed log probability of the article's two choices. */
const CHOICES = [
	{ name: "A", tokens: 2, sum: -3 },
	{ name: "B", tokens: 4, sum: -4 },
];

export const choiceLikelihood = defineDrawing({
	id: "choice-likelihood",
	words: {
		tr: {
			title: "Toplam mı, belirteç başına ortalama mı",
			caption:
				"Uzun seçeneğin toplamı kaçınılmaz olarak düşer. Toplama bakan A'yı, belirteç başına ortalamaya bakan B'yi seçer; kazananlar işaretlidir.",
			description:
				"Bir çizelge. A seçeneği 2 belirteçtir, toplam log olasılığı −3, ortalaması −1,5. B seçeneği 4 belirteçtir, toplamı −4, ortalaması −1. Toplam sütununda A, ortalama sütununda B işaretlidir.",
			choice: "seçenek",
			tokens: "belirteç",
			sum: "toplam",
			mean: "ortalama",
		},
		en: {
			title: "The sum or the mean per token",
			caption:
				"A longer choice has a lower sum, unavoidably. By the sum A wins, by the mean per token B; the winners are marked.",
			description:
				"A table. Choice A has 2 tokens, a summed log probability of −3 and a mean of −1.5. Choice B has 4 tokens, a sum of −4 and a mean of −1. A is marked in the column of sums, B in that of means.",
			choice: "choice",
			tokens: "tokens",
			sum: "sum",
			mean: "mean",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const number = (value: number) => printNumber(value, locale).replace("-", "−");
		const bestSum = Math.max(...CHOICES.map(({ sum }) => sum));
		const bestMean = Math.max(...CHOICES.map(({ sum, tokens }) => sum / tokens));
		const mark = (value: number, best: number) =>
			value === best ? { text: number(value), look: "wash" as const, bold: true } : { text: number(value) };
		return matrix(
			CHOICES.map(({ name, tokens, sum }) => [
				{ text: name, bold: true },
				String(tokens),
				mark(sum, bestSum),
				mark(sum / tokens, bestMean),
			]),
			{ head: [words.choice, words.tokens, words.sum, words.mean], column: sheet.narrow ? 50 : 90, line: 34 },
		);
	},
});
