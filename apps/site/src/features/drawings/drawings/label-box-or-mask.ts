import { defineDrawing } from "../drawing-spec.ts";
import { taskChoices } from "../task-choices.ts";

const OUTCOMES = [
	"image-classification",
	"object-detection",
	"image-segmentation",
	"keypoint-detection",
] as const;

/** Which task fits when something in a picture is to be found. */
export const labelBoxOrMask = defineDrawing({
	id: "label-box-or-mask",
	words: {
		tr: {
			title: "Etiket mi, kutu mu, sınır mı?",
			caption:
				"Yanıt ayrıntılandıkça etiketlemek de daha çok emek ister. İşinizi gören en üstteki seçenekle başlayın.",
			description:
				"Bir soru ve dört yanıtı. Ne olduğu yetiyorsa görüntü sınıflandırma; nerede ve kaç tane olduğu gerekiyorsa nesne tespiti; sınırı piksel piksel gerekiyorsa görüntü bölütleme; duruşu, eklemleri gerekiyorsa anahtar nokta tespiti.",
			question: "Görüntüdeki nesne için ne bilmek istiyorsunuz?",
			answers: "ne olduğu|nerede ve kaç tane olduğu|sınırı, piksel piksel|duruşu: eklemlerin yeri",
		},
		en: {
			title: "A label, a box or an outline?",
			caption:
				"The more detailed the answer, the more work it is to label examples. Start with the topmost that does the job.",
			description:
				"A question and four answers. What it is leads to image classification; where and how many leads to object detection; its outline, pixel by pixel, leads to image segmentation; its pose, that is where the joints are, leads to keypoint detection.",
			question: "What do you want to know of a thing in a picture?",
			answers:
				"what it is|where it is and how many|its outline, pixel by pixel|its pose: where its joints are",
		},
	},
	draw: (page) => taskChoices(OUTCOMES, page),
});
