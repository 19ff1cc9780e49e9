import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when texts are to be compared. */
export const compareOrSearch = defineTaskChoices({
	id: "compare-or-search",
	tasks: ["sentence-similarity", "text-ranking", "text-retrieval", "feature-extraction"],
	words: {
		tr: {
			title: "Karşılaştırmak mı, aramak mı?",
			caption:
				"Dördü de iki metnin ne kadar yakın olduğuna bakar; seçimi metinlerin sayısı ve bir sorgunun bulunup bulunmadığı belirler.",
			question: "Metinlerle ne yapacaksınız?",
			answers: [
				"birkaç metnin yakınlığını ölçmek",
				"bulunmuş adayları sıralamak",
				"büyük bir yığında aramak",
				"vektörleri saklayıp işlemek",
			],
		},
		en: {
			title: "Compare or search?",
			caption:
				"All four ask how close two texts are; the number of texts and whether there is a query decide between them.",
			question: "What will you do with the texts?",
			answers: [
				"measure how close a few are",
				"order candidates already found",
				"search a large collection",
				"keep vectors and work with them",
			],
		},
	},
});
