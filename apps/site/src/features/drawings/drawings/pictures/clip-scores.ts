import { softmax } from "../../../../lib/media/softmax.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { bars } from "../../parts/bars.ts";
import { note } from "../../parts/label.ts";
import { column, flow } from "../../parts/layout.ts";

/** Cosine similarities of the article's example, and what CLIP multiplies them by. */
const SIMILARITIES = [0.3, 0.24, 0.2];
const SCALE = 100;

export const clipScores = defineDrawing({
	id: "clip-scores",
	words: {
		tr: {
			title: "Küçük yakınlık farkı, büyük puan farkı",
			caption:
				"CLIP benzerlikleri 100 ile çarpıp `softmax` uygular. 0,30 ile 0,24 arasındaki küçük fark 0,997'ye karşı 0,002 olur; yüksek puan, yüksek benzerlik demek değildir.",
			description:
				"Solda üç etiketin kosinüs benzerliği: 0,3, 0,24 ve 0,2; çubuklar birbirine yakındır. Sağda puanlar: 0,997, 0,002 ve 0; ilk çubuk neredeyse bütün uzunluğu kaplar.",
			similarity: "kosinüs benzerliği",
			score: "puan",
			label: "etiket",
		},
		en: {
			title: "A small difference in closeness, a large one in score",
			caption:
				"CLIP multiplies similarities by 100 and applies `softmax`. The small gap between 0.30 and 0.24 becomes 0.997 against 0.002; a high score does not mean a high similarity.",
			description:
				"On the left the cosine similarities of three labels: 0.3, 0.24 and 0.2; the bars are close to each other. On the right the scores: 0.997, 0.002 and 0; the first bar takes nearly the whole length.",
			similarity: "cosine similarity",
			score: "score",
			label: "label",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const scores = [...softmax(SIMILARITIES.map((similarity) => similarity * SCALE))];
		const chart = (values: readonly number[]) =>
			bars(
				values.map((value, index) => ({
					label: `${words.label} ${index + 1}`,
					value,
					text: printNumber(value, locale, 3),
				})),
				sheet.narrow ? 300 : 250,
			);
		return flow(sheet, [
			column([note(words.similarity), chart(SIMILARITIES)], 4),
			column([note(words.score), chart(scores)], 4),
		]);
	},
});
