import { defineDrawing } from "../drawing-spec.ts";
import { taskChoices } from "../task-choices.ts";

const OUTCOMES = ["text-classification", "token-classification", "question-answering"] as const;

/** Which task fits when words of a text are to be distinguished. */
export const labelOrSpans = defineDrawing({
	id: "label-or-spans",
	words: {
		tr: {
			title: "Metne mi, parçalarına mı etiket?",
			caption:
				"Metin sınıflandırma bütüne bir etiket verir, belirteç sınıflandırma her sözcüğe. Aranan parçayı bir soru belirliyorsa etiket listesi gerekmez.",
			description:
				"Bir soru ve üç yanıtı. Metnin bütününe tek etiket gerekiyorsa metin sınıflandırma; içindeki adlar, tarihler, yerler gerekiyorsa belirteç sınıflandırma; bir soruya yanıt olan parça gerekiyorsa soru yanıtlama.",
			question: "Metinden ne almak istiyorsunuz?",
			answers: "bütünü için tek etiket|içindeki adlar, tarihler, yerler|bir soruya yanıt olan parça",
		},
		en: {
			title: "A label for the text or for its parts?",
			caption:
				"Text classification gives the whole one label, token classification gives each word one. Where a question says which part is wanted, no list of labels is needed.",
			description:
				"A question and three answers. One label for the whole text leads to text classification; the names, dates and places in it lead to token classification; the part that answers a question leads to question answering.",
			question: "What do you want from the text?",
			answers: "one label for all of it|the names, dates and places in it|the part that answers a question",
		},
	},
	draw: (page) => taskChoices(OUTCOMES, page),
});
