import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits a question about a picture. */
export const askAPicture = defineTaskChoices({
	id: "ask-a-picture",
	tasks: [
		"visual-question-answering",
		"image-text-to-text",
		"document-question-answering",
		"zero-shot-image-classification",
	],
	words: {
		tr: {
			title: "Görüntüye ne sorulur?",
			caption:
				"Görsel soru yanıtlama modelleri yanıtı puanıyla verir: puanı eşiğin altında kalanlara bir insan bakabilir.",
			question: "Görüntüye nasıl bir soru soracaksınız?",
			answers: [
				"kısa ve kapalı bir soru",
				"cümle ya da gerekçe isteyen bir soru",
				"belgedeki yazıya ilişkin bir soru",
				"eldeki etiketlerden hangisi olduğu",
			],
		},
		en: {
			title: "What can a picture be asked?",
			caption:
				"Models for visual question answering score their answers: what stays below a threshold can go to a person.",
			question: "What kind of question will you ask?",
			answers: [
				"a short, closed one",
				"one that needs a sentence or a reason",
				"one about the writing on a document",
				"which of these labels it is",
			],
		},
	},
});
