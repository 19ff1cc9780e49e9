import { defineDrawing } from "../drawing-spec.ts";
import { matrix } from "../parts/matrix.ts";

/** How much each word of the query looks at each word of the text; chosen for the drawing. */
const WEIGHTS = [
	[0.75, 0.15, 0.05],
	[0.1, 0.2, 0.7],
];

export const attention = defineDrawing({
	id: "attention",
	words: {
		tr: {
			title: "Sorgudaki her sözcük metindeki her sözcüğe bakar",
			caption:
				"Dikkat mekanizması her çifti karşılaştırır; dolgun göz, güçlü bağ demektir. “iade” ile “geri” ayrı sözcükler olsa da eşleşir. Ağırlıklar örnek olsun diye seçilmiştir.",
			description:
				"İki satır, üç sütunluk bir çizelge. Satırlar sorgunun sözcükleri: iade, süresi. Sütunlar metnin sözcükleri: geri, ödeme, gün. En dolgun gözler iade ile geri, süresi ile gün arasındadır.",
			query: "iade süresi",
			text: "geri ödeme gün",
		},
		en: {
			title: "Every word of the query looks at every word of the text",
			caption:
				"Attention compares every pair; a strong cell is a strong tie. “refund” meets “money” though they are different words. The weights are chosen for the example.",
			description:
				"A table of two rows and three columns. The rows are words of the query: refund, time. The columns are words of the text: money, back, days. The strongest cells are those of refund and money, and of time and days.",
			query: "refund time",
			text: "money back days",
		},
	},
	draw: ({ words, sheet }) => {
		const rows = words.query
			.split(" ")
			.map((word, index) => [
				{ text: word },
				...(WEIGHTS[index] ?? []).map((strength) => ({ text: " ", look: "solid" as const, strength })),
			]);
		return matrix(rows, { head: ["", ...words.text.split(" ")], column: sheet.narrow ? 56 : 80, line: 36 });
	},
});
