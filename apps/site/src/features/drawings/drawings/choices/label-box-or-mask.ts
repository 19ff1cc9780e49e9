import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when something in a picture is to be found. */
export const labelBoxOrMask = defineTaskChoices({
	id: "label-box-or-mask",
	tasks: ["image-classification", "object-detection", "image-segmentation", "keypoint-detection"],
	words: {
		tr: {
			title: "Etiket mi, kutu mu, sınır mı?",
			caption:
				"Yanıt ayrıntılandıkça etiketlemek de daha çok emek ister. İşinizi gören en üstteki seçenekle başlayın.",
			question: "Görüntüdeki nesne için ne bilmek istiyorsunuz?",
			answers: ["ne olduğu", "nerede ve kaç tane olduğu", "sınırı, piksel piksel", "duruşu: eklemlerin yeri"],
		},
		en: {
			title: "A label, a box or an outline?",
			caption:
				"The more detailed the answer, the more work it is to label examples. Start with the topmost that does the job.",
			question: "What do you want to know of a thing in a picture?",
			answers: [
				"what it is",
				"where it is and how many",
				"its outline, pixel by pixel",
				"its pose: where its joints are",
			],
		},
	},
});
