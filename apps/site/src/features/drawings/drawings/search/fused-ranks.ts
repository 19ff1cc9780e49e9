import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { matrix } from "../../parts/matrix.ts";

/** Places in the two lists, as in the article. */
const PLACES = [
	[1, 10],
	[3, 3],
] as const;
const OFFSET = 60;

export const fusedRanks = defineDrawing({
	id: "fused-ranks",
	words: {
		tr: {
			title: "İki listenin birleşmesi",
			caption:
				"Belgenin her listedeki sırası 60'a eklenir, tersleri toplanır. İki yöntemin de beğendiği B, yalnızca birinde birinci olan A'yı geçer.",
			description:
				"Bir çizelge. A belgesi sözcük aramasında 1., vektör aramasında 10. sıradadır ve 0,0307 alır. B belgesi ikisinde de 3. sıradadır ve 0,0317 alır; B'nin puanı işaretlidir.",
			document: "belge",
			word: "sözcük",
			vector: "vektör",
			sum: "1/(60 + sıra) toplamı",
		},
		en: {
			title: "Two lists become one",
			caption:
				"The place of a document in each list is added to 60, and the inverses are summed. B, which both ways like, passes A, which is first in one list only.",
			description:
				"A table. Document A is 1st in the word search and 10th in the vector search, and gets 0.0307. Document B is 3rd in both and gets 0.0317; the score of B is marked.",
			document: "doc",
			word: "words",
			vector: "vectors",
			sum: "sum of 1/(60 + place)",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const rows = PLACES.map(([first, second], index) => {
			const sum = 1 / (OFFSET + first) + 1 / (OFFSET + second);
			const isBest = index === 1;
			const total = {
				text: printNumber(sum, locale, 4),
				bold: isBest,
				...(isBest && { look: "wash" as const }),
			};
			return [{ text: index === 0 ? "A" : "B", bold: true }, String(first), String(second), total];
		});
		return matrix(rows, {
			head: [words.document, words.word, words.vector, words.sum],
			column: sheet.narrow ? 0 : 90,
			line: 34,
		});
	},
});
