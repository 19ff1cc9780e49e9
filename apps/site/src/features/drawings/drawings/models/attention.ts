import { softmax } from "../../../../lib/media/softmax.ts";
import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { matrix } from "../../parts/matrix.ts";
import { printNumber, printPercent } from "../../spec/print-number.ts";

/** Vectors of the words of the query and of the text: money, time. Chosen for the drawing. */
const QUERY = [
	[2.4, 0.3],
	[0.2, 2.2],
] as const;
const TEXT = [
	[1.9, 0.2],
	[1.1, 0.5],
	[0.1, 2],
] as const;

/** The ground of a share of 1; numbers are written on it. */
const STRONGEST = 0.55;

/** Attention weights from the products of vectors; the reader sets how much the first word is about time. */
export const attention = defineMovingDrawing({
	id: "attention",
	ranges: { time: { min: 0, max: 3, step: 0.1, value: 0.3 } },
	words: {
		tr: {
			title: "Sorgudaki her sözcük metindeki her sözcüğe bakar",
			caption:
				"Dikkat mekanizması her çiftin vektörlerini çarpar ve her satırı toplamı 1 olan paylara çevirir; dolgun göz, güçlü bağ demektir. “iade” ile “geri” ayrı sözcükler olsa da eşleşir. Vektörler iki boyutludur ve örnek olsun diye seçilmiştir.",
			description:
				"İki satır, üç sütunluk bir çizelge. Satırlar sorgunun sözcükleri: iade, süresi. Sütunlar metnin sözcükleri: geri, ödeme, gün. En büyük paylar iade ile geri, süresi ile gün arasındadır.",
			time: "“iade” vektörünün süreyle ilgili bileşeni",
			query: "iade süresi",
			text: "geri ödeme gün",
		},
		en: {
			title: "Every word of the query looks at every word of the text",
			caption:
				"Attention multiplies the vectors of every pair and turns each row into shares whose sum is 1; a strong cell is a strong tie. “refund” meets “money” though they are different words. The vectors have two dimensions and are chosen for the example.",
			description:
				"A table of two rows and three columns. The rows are words of the query: refund, time. The columns are words of the text: money, back, days. The largest shares are those of refund and money, and of time and days.",
			time: "How much the vector of “refund” is about time",
			query: "refund time",
			text: "money back days",
		},
	},
	say: ({ words, locale, values }) => {
		const [first = ""] = words.query.split(" ");
		const names = words.text.split(" ");
		const shares = (weigh(values.time)[0] ?? []).map(
			(share, index) => `${names[index] ?? ""} ${printPercent(share, locale)}`,
		);
		return `${first}: ${shares.join(", ")}.`;
	},
	draw: ({ words, sheet, locale, values }) => {
		const weights = weigh(values.time);
		const rows = words.query.split(" ").map((word, index) => [
			{ text: word },
			...(weights[index] ?? []).map((share) => ({
				text: printNumber(share, locale),
				look: "solid" as const,
				strength: STRONGEST * share,
			})),
		]);
		return matrix(rows, { head: ["", ...words.text.split(" ")], column: sheet.narrow ? 56 : 80, line: 36 });
	},
});

/** Softmax of the products, divided by the root of the number of dimensions, a row for each word of the query. */
function weigh(time: number): readonly (readonly number[])[] {
	return QUERY.map(([money, own], index) => {
		const scores = TEXT.map((word) => (money * word[0] + (index === 0 ? time : own) * word[1]) / Math.SQRT2);
		return Array.from(softmax(scores));
	});
}
