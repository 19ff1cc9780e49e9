import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when words of a text are to be distinguished. */
export const labelOrSpans = defineTaskChoices({
	id: "label-or-spans",
	tasks: ["text-classification", "token-classification", "question-answering"],
	words: {
		tr: {
			title: "Metne mi, parçalarına mı etiket?",
			caption:
				"Metin sınıflandırma bütüne bir etiket verir, belirteç sınıflandırma her sözcüğe. Aranan parçayı bir soru belirliyorsa etiket listesi gerekmez.",
			question: "Metinden ne almak istiyorsunuz?",
			answers: ["bütünü için tek etiket", "içindeki adlar, tarihler, yerler", "bir soruya yanıt olan parça"],
		},
		en: {
			title: "A label for the text or for its parts?",
			caption:
				"Text classification gives the whole one label, token classification gives each word one. Where a question says which part is wanted, no list of labels is needed.",
			question: "What do you want from the text?",
			answers: [
				"one label for all of it",
				"the names, dates and places in it",
				"the part that answers a question",
			],
		},
	},
});
