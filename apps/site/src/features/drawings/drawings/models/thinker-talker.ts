import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";

/** One model writes the text of the answer, a second speaks it while it is written. */
export const thinkerTalker = defineDrawing({
	id: "thinker-talker",
	words: {
		tr: {
			title: "Düşünen ve konuşan",
			caption:
				"Her kipin kendi kodlayıcısı vardır, hepsi aynı diziye girer. Düşünen parça metni yazar; konuşan parça onun gizli durumlarından ses belirteçleri çıkarır.",
			description:
				"Solda dört girdi: metin, görüntü, ses, video. Hepsi düşünen parçaya gider. Düşünen parçadan metin çıkar, bir ok da konuşan parçaya gider. Konuşan parçadan ses çıkar.",
			inputs: "metin|görüntü|ses|video",
			thinker: "Düşünen",
			talker: "Konuşan",
			text: "metin",
			sound: "ses",
			hidden: "gizli durumlar",
		},
		en: {
			title: "The thinker and the talker",
			caption:
				"Every modality has an encoder of its own, and all go into one sequence. The thinker writes the text; the talker makes sound tokens of its hidden states.",
			description:
				"On the left four inputs: text, image, sound, video. All go to the thinker. Text comes out of the thinker, and an arrow leads to the talker. Sound comes out of the talker.",
			inputs: "text|image|sound|video",
			thinker: "Thinker",
			talker: "Talker",
			text: "text",
			sound: "sound",
			hidden: "hidden states",
		},
	},
	draw: ({ words, sheet }) => {
		const inputs = column(
			words.inputs.split("|").map((text) => box(label(text, { size: 13 }), { width: 68, padX: 6, padY: 4 })),
			6,
		);
		const part = (name: string, look: "wash" | "card") =>
			box(label(name, { bold: true, size: 13 }), { look, width: 92, padX: 6, padY: 12 });
		const out = (text: string) => row([arrow("right", sheet.narrow ? 20 : 40), label(text, { size: 13 })], 8);
		const models = column(
			[
				row([part(words.thinker, "wash"), out(words.text)], 8),
				row([arrow("down", 26), note(words.hidden)], 8),
				row([part(words.talker, "card"), out(words.sound)], 8),
			],
			6,
		);
		return row([inputs, arrow("right", sheet.narrow ? 22 : 48), models], 10);
	},
});
