import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a picture has writing on it. */
export const wordsInPictures = defineTaskChoices({
	id: "words-in-pictures",
	tasks: ["image-to-text", "document-question-answering", "visual-document-retrieval", "image-text-to-text"],
	words: {
		tr: {
			title: "Yazı mı, yanıt mı, sayfa mı?",
			caption:
				"Yazının kendisi gerekiyorsa optik karakter tanıma yeter. Bir alanın değeri soruluyorsa sayfa düzenini bilen modeller, sayfa aranıyorsa getirme modelleri daha uygundur.",
			question: "Üzerinde yazı olan bir görüntüden ne istiyorsunuz?",
			answers: ["yazının tamamı", "bir alanın değeri", "yığından doğru sayfa", "yorum ya da özet"],
		},
		en: {
			title: "The writing, an answer or a page?",
			caption:
				"Where the writing itself is needed, optical character recognition is enough. Models that know the layout of pages suit the value of a field, retrieval models the search for a page.",
			question: "What do you want from a picture with writing on it?",
			answers: [
				"all of the writing",
				"the value of a field",
				"the right page among many",
				"a comment or a summary",
			],
		},
	},
});
