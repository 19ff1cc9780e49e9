import { cutNewer } from "../../computed/cut-tokens.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { flow, titled } from "../../parts/layout.ts";
import { tokenStrip } from "../../parts/tokens.ts";

/** A sentence as its pieces and as their numbers, by a vocabulary that is read while the page is made. */
export const vocabulary = defineDrawing({
	id: "vocabulary",
	words: {
		tr: {
			title: "Metinden numaralara",
			caption:
				"Belirteçleyici metni sözlükteki parçalara böler ve numaralarını verir; model yalnızca numaraları okur. Numaralar `o200k_base` sözlüğündendir.",
			description:
				"“Merhaba dünya” metninden bir ok parçalarına gider; her parçanın altında sözlükteki numarası yazar. Oradan bir ok modele gider.",
			text: "metin",
			pieces: "parçalar ve numaraları",
			model: "Model",
			sample: "Merhaba dünya",
		},
		en: {
			title: "From text to numbers",
			caption:
				"The tokenizer cuts text into pieces of its vocabulary and gives their numbers; the model reads the numbers only. These are of the vocabulary `o200k_base`.",
			description:
				"From the text “Merhaba dünya” (hello world) an arrow leads to its pieces; below each stands its number in the vocabulary. From there an arrow leads to the model.",
			text: "text",
			pieces: "pieces and their numbers",
			model: "Model",
			sample: "Merhaba dünya",
		},
	},
	draw: ({ words, sheet }) => {
		const pieces = cutNewer(words.sample).map(({ text, id }) => ({
			text,
			below: String(id),
			look: "wash" as const,
		}));
		return flow(sheet, [
			titled(note(words.text), box(label(words.sample, { size: 13, lang: "tr" }))),
			titled(note(words.pieces), tokenStrip(pieces, { gap: 10, lang: "tr" })),
			box(label(words.model, { bold: true }), { look: "card", padX: 16, padY: 12 }),
		]);
	},
});
