import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** What the cell `measures` of the guide to translation printed for the right sentence and for one with a wrong suffix. */
export const SCORES = [
	"100.0 100.0  Annem yarın ekmeği pazardan getirecek.",
	"  0.0  89.1  Annem yarın ekmeği pazarda getirecek.",
];

const [RIGHT = [], SAID = []] = SCORES.map((line) => line.replace(/^[\d. ]+/, "").split(/ |(?=\.)/));

/** A wrong case suffix as BLEU and as chrF see it. */
export const suffixMatch = defineDrawing({
	id: "suffix-match",
	words: {
		tr: {
			title: "Tek harf eksik: BLEU 0, chrF 89,1",
			caption:
				"“pazardan” yerine “pazarda” yazılmış. BLEU dört sözcüklük ortak dizi bulamadığı için sıfır verir. chrF yedi ortak harfi sayar, tek eksik harfi düşer.",
			description:
				"İki satırda aynı cümlenin doğrusu ve çevirisi. Altı parçadan beşi aynı; “pazarda” işaretli. Altta “pazardan” sözcüğünün harfleri; yedisi çeviride de var, sondaki n yok.",
			right: "doğru çeviri",
			said: "çeviri",
			letters: "chrF'nin gördüğü",
		},
		en: {
			title: "One letter is missing: BLEU 0, chrF 89.1",
			caption:
				"“pazarda” (at the market) stands in place of “pazardan” (from the market). BLEU finds no four words in a row that are shared and gives zero. chrF counts the seven letters shared and takes off for the one missing.",
			description:
				"Two rows with the right sentence and its translation. Five of six pieces are the same; “pazarda” is marked. Below, the letters of “pazardan”: seven are in the translation, the last n is not.",
			right: "reference",
			said: "translation",
			letters: "what chrF sees",
		},
	},
	draw: ({ words, sheet }) => {
		const width = sheet.narrow ? 300 : 560;
		const strip = (texts: readonly string[], shared: readonly string[]): Part =>
			tokenStrip(
				texts.map((text) => ({ text, look: shared.includes(text) ? "wash" : "warn" })),
				{ lang: "tr", mono: false, width },
			);
		const wrong = RIGHT.findIndex((word, index) => word !== SAID[index]);
		const [whole = "", part = ""] = [RIGHT[wrong], SAID[wrong]];
		const letters = tokenStrip(
			Array.from(whole, (text, index) => ({ text, look: text === part[index] ? "wash" : "warn" })),
			{ lang: "tr", mono: false, width, gap: 2 },
		);
		return column(
			[
				column([note(words.right), strip(RIGHT, SAID)], 6),
				column([note(words.said), strip(SAID, RIGHT)], 6),
				column([note(words.letters), letters], 6),
			],
			14,
		);
	},
});
