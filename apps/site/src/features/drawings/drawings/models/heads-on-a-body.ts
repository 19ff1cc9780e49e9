import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { code, note } from "../../parts/label.ts";
import { column, row, wrapped } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Sizes of the model that the page makes: numbers of the body for each token, words of the vocabulary, labels. */
export const MODEL_SIZES = { hidden_size: 64, vocab_size: 1500, labels: 3 };
/** Room for a font with wider letters, behind words that end at the edge. */
const SPARE = 16;
const TOKENS = 6;

export const headsOnABody = defineDrawing({
	id: "heads-on-a-body",
	words: {
		tr: {
			title: "Aynı gövde, dört sınıf",
			caption:
				"Kutudaki sayı, o belirteç için kaç sayı geldiğidir. Gövde hep aynıdır; sınıfın adı üstüne hangi katmanın konacağını ve yanıtın cümleye mi belirtece mi verildiğini söyler.",
			description:
				"Altı belirteçlik dört sıra. `AutoModel`: her belirteç için 64 sayı. `AutoModelForSequenceClassification`: yalnızca ilk belirteçte 3 sayı, öbürleri boş. `AutoModelForTokenClassification`: her belirteç için 3 sayı. `AutoModelForMaskedLM`: her belirteç için 1.500 sayı.",
			notes:
				"gövde: her belirtecin vektörü|cümleye üç etiketin puanı|her belirtece üç etiketin puanı|her yere sözlükteki bütün parçaların puanı",
		},
		en: {
			title: "One body, four classes",
			caption:
				"The number in a box is how many numbers come for that token. The body is always the same; the name of the class says which layer is put on it, and whether the sentence or each token gets an answer.",
			description:
				"Four rows of six tokens. `AutoModel`: 64 numbers for each token. `AutoModelForSequenceClassification`: 3 numbers at the first token alone, the others are empty. `AutoModelForTokenClassification`: 3 numbers for each token. `AutoModelForMaskedLM`: 1,500 numbers for each token.",
			notes:
				"the body: a vector for each token|scores of three labels for the sentence|scores of three labels for each token|scores of the whole vocabulary for each place",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const { hidden_size, vocab_size, labels } = MODEL_SIZES;
		const notes = words.notes.split("|");
		const strip = (size: number, isSentence = false): Part =>
			row(
				Array.from({ length: TOKENS }, (_, index) => {
					const isEmpty = isSentence && index > 0;
					const look = isEmpty ? "ghost" : size === hidden_size ? "box" : "wash";
					return box(code(isEmpty ? "" : printNumber(size, locale)), { look, width: 50, padX: 2, padY: 6 });
				}),
				5,
			);
		const rows = [
			["AutoModel", strip(hidden_size)],
			["…ForSequenceClassification", strip(labels, true)],
			["…ForTokenClassification", strip(labels)],
			["…ForMaskedLM", strip(vocab_size)],
		] as const;
		const part = column(
			rows.map(([name, cells], index) => {
				const heading = wrapped(
					[code(name, { bold: true }), note(notes[index] ?? "", { width: sheet.width - SPARE })],
					sheet.width - SPARE,
					12,
					2,
				);
				return column([heading, cells], 7);
			}),
			18,
		);
		return { ...part, width: Math.min(sheet.width, part.width + SPARE) };
	},
});
