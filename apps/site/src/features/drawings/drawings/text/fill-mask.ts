import { defineDrawing } from "../../spec/drawing-spec.ts";
import { exampleBars } from "../../spec/example-bars.ts";
import { bars } from "../../parts/bars.ts";
import { note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { area, at, path } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** The hidden token is guessed from both sides; the catalogue's example. */
export const fillMask = defineDrawing({
	id: "fill-mask",
	words: {
		tr: {
			title: "Boşluk iki yandan okunur",
			caption:
				"Model gizlenen belirteci hem solundaki hem sağındaki sözcüklere bakarak tahmin eder ve sözlükteki her belirtece bir puan verir. İlk üçü gösterildi.",
			description:
				"“Balıkçı ağını MASK attı.” cümlesinin belirteçleri. Soldaki ve sağdaki sözcüklerden gizli belirtece oklar gelir. En olası üç sözcük çubuklarla gösterilir: denize %71, suya %14, göle %5.",
			before: "Balıkçı ağını",
			after: "attı .",
			scores: "en olası belirteçler",
		},
		en: {
			title: "The gap is read from both sides",
			caption:
				"The model guesses the hidden token from the words on its left and those on its right, and scores every token of the vocabulary. The first three are shown.",
			description:
				"The tokens of “The fisherman cast his net into the MASK.” Arrows come to the hidden token from the words on its left and on its right. The three likeliest words are bars: sea 58%, water 21%, river 9%.",
			before: "net into the",
			after: ".",
			scores: "likeliest tokens",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const before = tokenStrip(words.before.split(" "), { mono: false });
		const mask = tokenStrip([{ text: "[MASK]", look: "wash" }]);
		const after = tokenStrip(words.after.split(" "), { mono: false });
		const left = before.width + 4;
		const right = left + mask.width + 4;
		const middle = left + mask.width / 2;
		const reach = middle - before.width / 2;
		const reachBack = right + after.width / 2 - middle;
		const strip = area(
			right + after.width,
			62,
			path([before.width / 2, 28], `v-12h${reach - 4}v8m-4-5l4 5l4-5`, "strong"),
			path([right + after.width / 2, 28], `v-12h${4 - reachBack}v8m-4-5l4 5l4-5`, "strong"),
			at(0, 32, before),
			at(left, 32, mask),
			at(right, 32, after),
		);
		return flow(sheet, [strip, titled(note(words.scores), bars(exampleBars("fill-mask", locale), 210))]);
	},
});
