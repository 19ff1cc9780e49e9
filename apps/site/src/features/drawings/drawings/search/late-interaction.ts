import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { label } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { matrix } from "../../parts/matrix.ts";

/** Similarities of two query tokens with four patches of a page; the largest are those of the article. */
const ROWS = [
	[0.2, 0.8, 0.3, 0.1],
	[0.4, 0.1, 0.2, 0.5],
];

export const lateInteraction = defineDrawing({
	id: "late-interaction",
	words: {
		tr: {
			title: "Geç etkileşim",
			caption:
				"Her sorgu belirteci için sayfanın en benzer yaması bulunur, bu en büyük değerler toplanır: 0,8 + 0,5 = 1,3. Öbür yamalar puanı düşürmez.",
			description:
				"İki satır, dört sütunluk bir çizelge. Satırlar sorgunun belirteçleri, sütunlar sayfanın yamalarıdır. Birinci satırın en büyüğü 0,8, ikincininki 0,5'tir; ikisi de işaretlidir. Altında toplam: 1,3.",
			query: "fatura toplamı",
			patch: "yama",
		},
		en: {
			title: "Late interaction",
			caption:
				"For each token of the query the most similar patch of the page is found, and these maxima are summed: 0.8 + 0.5 = 1.3. The other patches do not lower the score.",
			description:
				"A table of two rows and four columns. The rows are tokens of the query, the columns patches of the page. The largest of the first row is 0.8, that of the second 0.5; both are marked. Below them the sum: 1.3.",
			query: "invoice total",
			patch: "patch",
		},
	},
	draw: ({ words, locale }) => {
		const tokens = words.query.split(" ");
		const best = ROWS.map((row) => Math.max(...row));
		const rows = ROWS.map((row, index) => [
			tokens[index] ?? "",
			...row.map((value) => ({
				text: printNumber(value, locale),
				...(value === best[index] && { look: "wash" as const, bold: true }),
			})),
		]);
		const sum = best.reduce((total, value) => total + value, 0);
		return column(
			[
				matrix(rows, { head: ["", ...[1, 2, 3, 4].map((place) => `${words.patch} ${place}`)], line: 34 }),
				label(
					`${best.map((value) => printNumber(value, locale)).join(" + ")} = ${printNumber(sum, locale)}`,
					{ bold: true, tone: "accent" },
				),
			],
			14,
		);
	},
});
