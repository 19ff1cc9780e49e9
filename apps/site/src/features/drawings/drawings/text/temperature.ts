import { softmax } from "../../../../lib/media/softmax.ts";
import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { bars } from "../../parts/bars.ts";
import { label } from "../../parts/label.ts";
import { column, NARROW } from "../../parts/layout.ts";
import { printNumber } from "../../spec/print-number.ts";

const SCORES = [2, 1, 0];

/** The article's raw scores at temperature 1 and at one of the reader's choice. */
export const temperature = defineMovingDrawing({
	id: "temperature",
	ranges: { temperature: { min: 0.1, max: 3, step: 0.1, value: 0.5 } },
	words: {
		tr: {
			title: "Sıcaklık dağılımı sivriltir ya da düzler",
			caption:
				"Ham puanlar iki grafikte de 2, 1 ve 0'dır. Düşük sıcaklıkta pay neredeyse tümüyle birinciye gider, yüksekte öbürlerinin de şansı artar.",
			description:
				"İki çubuk grafiği, aynı üç ham puan için. Sıcaklık 1 iken olasılıklar 0,665, 0,245 ve 0,09'dur; 0,5 iken 0,867, 0,117 ve 0,016.",
			temperature: "Sıcaklık",
			name: "sıcaklık",
			score: "puan",
			shares: "Olasılıklar",
		},
		en: {
			title: "Temperature sharpens or flattens the distribution",
			caption:
				"The raw scores are 2, 1 and 0 in both charts. At a low temperature nearly all goes to the first; at a high one the others have a chance too.",
			description:
				"Two bar charts of the same three raw scores. At temperature 1 the probabilities are 0.665, 0.245 and 0.09; at 0.5 they are 0.867, 0.117 and 0.016.",
			temperature: "Temperature",
			name: "temperature",
			score: "score",
			shares: "Probabilities",
		},
	},
	say: ({ words, locale, values }) => {
		const shares = Array.from(softmax(SCORES, values.temperature), (share) => printNumber(share, locale, 3));
		return `${words.shares}: ${shares.join("; ")}.`;
	},
	draw: ({ words, locale, values }) => {
		const charts = [1, values.temperature].map((value) => {
			const rows = Array.from(softmax(SCORES, value), (share, index) => ({
				label: `${words.score} ${SCORES[index] ?? 0}`,
				value: share,
				text: printNumber(share, locale, 3),
			}));
			const heading = label(`${words.name} ${printNumber(value, locale)}`, { bold: true, size: 13 });
			return column([heading, bars(rows, NARROW.width, { line: 22 })], 4);
		});
		return column(charts, 12);
	},
});
