import { defineDrawing } from "../drawing-spec.ts";
import { taskChoices } from "../task-choices.ts";

const OUTCOMES = [
	"image-to-text",
	"document-question-answering",
	"visual-document-retrieval",
	"image-text-to-text",
] as const;

/** Which task fits when a picture has writing on it. */
export const wordsInPictures = defineDrawing({
	id: "words-in-pictures",
	words: {
		tr: {
			title: "Yazı mı, yanıt mı, sayfa mı?",
			caption:
				"Yazının kendisi gerekiyorsa optik karakter tanıma yeter. Bir alanın değeri soruluyorsa sayfa düzenini bilen modeller, sayfa aranıyorsa getirme modelleri daha uygundur.",
			description:
				"Bir soru ve dört yanıtı. Yazının tamamı gerekiyorsa görüntüden metne; bir alanın değeri gerekiyorsa belge üzerinde soru yanıtlama; yığından doğru sayfa gerekiyorsa görsel belge getirme; yorum ya da özet gerekiyorsa görüntü ve metinden metne.",
			question: "Üzerinde yazı olan bir görüntüden ne istiyorsunuz?",
			answers: "yazının tamamı|bir alanın değeri|yığından doğru sayfa|yorum ya da özet",
		},
		en: {
			title: "The writing, an answer or a page?",
			caption:
				"Where the writing itself is needed, optical character recognition is enough. Models that know the layout of pages suit the value of a field, retrieval models the search for a page.",
			description:
				"A question and four answers. All of the writing leads to image to text; the value of a field to document question answering; the right page among many to visual document retrieval; a comment or a summary to image and text to text.",
			question: "What do you want from a picture with writing on it?",
			answers: "all of the writing|the value of a field|the right page among many|a comment or a summary",
		},
	},
	draw: (page) => taskChoices(OUTCOMES, page),
});
