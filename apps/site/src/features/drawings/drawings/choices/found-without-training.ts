import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when something is to be found in pictures without training. */
export const foundWithoutTraining = defineTaskChoices({
	id: "found-without-training",
	tasks: ["zero-shot-image-classification", "zero-shot-object-detection", "mask-generation"],
	words: {
		tr: {
			title: "Eğitmeden bulmak",
			caption: "Sınıflar oturup örnek birikince eğitilmiş bir model hem daha hızlı hem daha isabetli olur.",
			question: "Eğitmeden ne bulmak istiyorsunuz?",
			answers: ["görüntüde olup olmadığını", "yerini, kutu olarak", "gösterdiğim nesnenin sınırını"],
		},
		en: {
			title: "Found without training",
			caption:
				"Once the classes have settled and examples have gathered, a trained model is faster and more accurate.",
			question: "What do you want to find without training?",
			answers: ["whether it is in the picture", "where it is, as a box", "the outline of what I point at"],
		},
	},
});
