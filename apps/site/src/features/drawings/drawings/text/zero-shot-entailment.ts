import { softmax } from "../../../../lib/media/softmax.ts";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { bars } from "../../parts/bars.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow, titled } from "../../parts/layout.ts";

/** The raw scores of the article's example. */
const SCORES = [3, 1, 0];

/** A text against a sentence for each label. */
export const zeroShotEntailment = defineDrawing({
	id: "zero-shot-entailment",
	words: {
		tr: {
			title: "Etiketten varsayım cümlesine",
			caption:
				"Her etiket bir cümleye girer ve model her cümle için bir kez çalışır. Ham puanlar 3, 1 ve 0 ise `softmax` sonrası 0,844; 0,114 ve 0,042 olur.",
			description:
				"Solda metin: “Teleskop, uzak bir gökadayı görüntüledi.” Ondan üç varsayım cümlesine gidilir: Bu metnin konusu bilim, spor, ekonomi. Her cümlenin puanı bir çubuktur: bilim 0,844, spor 0,114, ekonomi 0,042.",
			text: "Teleskop, uzak bir gökadayı görüntüledi.",
			premise: "öncül",
			hypothesis: "varsayımlar",
			share: "gerektirme payı",
			template: "Bu metnin konusu {}.",
			labels: "bilim spor ekonomi",
		},
		en: {
			title: "From a label to a hypothesis",
			caption:
				"Every label is put into a sentence, and the model runs once for each of them. Raw scores of 3, 1 and 0 become 0.844, 0.114 and 0.042 after `softmax`.",
			description:
				"On the left a text: “The telescope pictured a distant galaxy.” It leads to three hypotheses: This text is about science, sport, economy. The score of each is a bar: science 0.844, sport 0.114, economy 0.042.",
			text: "The telescope pictured a distant galaxy.",
			premise: "premise",
			hypothesis: "hypotheses",
			share: "share of entailment",
			template: "This text is about {}.",
			labels: "science sport economy",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const labels = words.labels.split(" ");
		const sentences = labels.map((name) => label(words.template.replace("{}", name), { size: 13 }));
		const width = Math.max(...sentences.map((part) => part.width)) + 20;
		const shares = Array.from(softmax(SCORES), (share, index) => ({
			label: labels[index] ?? "",
			value: share,
			text: printNumber(share, locale, 3),
		}));
		return flow(sheet, [
			titled(note(words.premise), box(label(words.text, { width: 118, size: 13 }), { padX: 10 })),
			titled(
				note(words.hypothesis),
				column(
					sentences.map((part) => box(part, { look: "wash", width, padX: 10, padY: 5 })),
					6,
				),
			),
			titled(note(words.share), bars(shares, 185, { line: 36 })),
		]);
	},
});
