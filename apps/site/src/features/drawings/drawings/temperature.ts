import { softmax } from "../../../lib/softmax.ts";
import { defineDrawing } from "../drawing-spec.ts";
import { printNumber } from "../example-bars.ts";
import { bars } from "../parts/bars.ts";
import { label } from "../parts/label.ts";
import { column, topRow } from "../parts/layout.ts";

const SCORES = [2, 1, 0];
const TEMPERATURES = [0.5, 1, 2];

/** The same raw scores at three temperatures; two of them are the article's. */
export const temperature = defineDrawing({
	id: "temperature",
	words: {
		tr: {
			title: "Sıcaklık dağılımı sivriltir ya da düzler",
			caption:
				"Ham puanlar her üçünde de 2, 1 ve 0'dır. Düşük sıcaklıkta pay neredeyse tümüyle birinciye gider, yüksekte öbürlerinin de şansı artar.",
			description:
				"Üç çubuk grafiği, aynı üç ham puan için. Sıcaklık 0,5 iken olasılıklar 0,867, 0,117 ve 0,016'dır; 1 iken 0,665, 0,245 ve 0,09; 2 iken 0,506, 0,307 ve 0,186.",
			name: "sıcaklık",
			score: "puan",
		},
		en: {
			title: "Temperature sharpens or flattens the distribution",
			caption:
				"The raw scores are 2, 1 and 0 in all three. At a low temperature nearly all goes to the first; at a high one the others have a chance too.",
			description:
				"Three bar charts of the same three raw scores. At temperature 0.5 the probabilities are 0.867, 0.117 and 0.016; at 1 they are 0.665, 0.245 and 0.09; at 2, 0.506, 0.307 and 0.186.",
			name: "temperature",
			score: "score",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const width = sheet.narrow ? sheet.width : 190;
		const charts = TEMPERATURES.map((value) => {
			const rows = Array.from(softmax(SCORES, value), (share, index) => ({
				label: `${words.score} ${SCORES[index] ?? 0}`,
				value: share,
				text: printNumber(share, locale, 3),
			}));
			const heading = label(`${words.name} ${printNumber(value, locale)}`, { bold: true, size: 13 });
			return column([heading, bars(rows, width)], 4);
		});
		return sheet.narrow ? column(charts, 18) : topRow(charts, 34);
	},
});
