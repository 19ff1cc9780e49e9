import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when texts are to be labelled, by the examples there are. */
export const labelsAndExamples = defineTaskChoices({
	id: "labels-and-examples",
	tasks: ["text-classification", "zero-shot-classification", "sentence-similarity"],
	words: {
		tr: {
			title: "Elinizde etiketli örnek var mı?",
			caption:
				"Örnek biriktikçe yukarıya geçin: eğitilmiş bir sınıflandırıcı hem daha hızlı çalışır hem sınıflarınızı daha iyi ayırır.",
			question: "Etiketler için elinizde ne var?",
			answers: [
				"her etikete birkaç yüz örnek",
				"yalnızca etiketlerin adı",
				"etiket yerine birkaç örnek cümle",
			],
		},
		en: {
			title: "Do you have labelled examples?",
			caption:
				"Move up as examples gather: a trained classifier is faster and tells your classes apart better.",
			question: "What do you have for the labels?",
			answers: ["some hundred examples of each", "only their names", "a few example sentences instead"],
		},
	},
});
