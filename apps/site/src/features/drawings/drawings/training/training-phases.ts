import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label, note } from "../../parts/label.ts";
import { column, flow } from "../../parts/layout.ts";

/** From random weights to a model that does a task or answers: what each phase reads. */
export const trainingPhases = defineDrawing({
	id: "training-phases",
	words: {
		tr: {
			title: "Bir modelin geçtiği aşamalar",
			caption:
				"Her aşama bir öncekinin ağırlıklarıyla başlar; veri azalır, insan emeği artar. Ortadaki aşama isteğe bağlıdır. Son ikisi birbirinin seçeneğidir: tek iş yapan model ya da sohbet modeli.",
			description:
				"Üç basamak. Ön eğitim etiketsiz genel metin okur. Ondan, alanın etiketsiz metniyle sürdürülen ön eğitime ok gider. Oradan iki seçeneğin durduğu son basamağa geçilir: etiketli örneklerle ince ayar, ya da yönerge ve yanıtlarla ince ayardan sonra tercihlerle ayar.",
			pretraining: "Ön eğitim",
			general: "etiketsiz genel metin",
			continued: "Ön eğitimi sürdürme",
			domain: "alanın etiketsiz metni",
			tuning: "Göreve ince ayar",
			labelled: "etiketli örnekler",
			instructions: "Yönergeyle ince ayar",
			answers: "istek ve yanıtlar, sonra tercihler",
		},
		en: {
			title: "The phases a model goes through",
			caption:
				"Each phase starts from the weights of the one before; there is less data and more human work. The phase in the middle is optional. The last two are alternatives: a model for one task, or a chat model.",
			description:
				"Three steps. Pretraining reads unlabelled general text. An arrow leads from it to continued pretraining on unlabelled text of the domain. From there it goes to the last step with two alternatives: fine-tuning on labelled examples, or instruction tuning on requests and answers followed by tuning on preferences.",
			pretraining: "Pretraining",
			general: "unlabelled general text",
			continued: "Continued pretraining",
			domain: "unlabelled domain text",
			tuning: "Fine-tuning for a task",
			labelled: "labelled examples",
			instructions: "Instruction tuning",
			answers: "requests and answers, then preferences",
		},
	},
	draw: ({ words, sheet }) => {
		const phase = (name: string, reads: string, look: "box" | "wash" | "ghost") =>
			box(
				column(
					[label(name, { bold: true, size: 13 }), note(reads, { width: 150, anchor: "middle" })],
					2,
					"middle",
				),
				{ look, padX: 9, width: 164 },
			);
		return flow(sheet, [
			phase(words.pretraining, words.general, "wash"),
			phase(words.continued, words.domain, "ghost"),
			column(
				[phase(words.tuning, words.labelled, "box"), phase(words.instructions, words.answers, "box")],
				10,
				"middle",
			),
		]);
	},
});
