import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when a text is to be written. */
export const writeShortenOrTranslate = defineTaskChoices({
	id: "write-shorten-or-translate",
	tasks: ["text-generation", "summarization", "translation", "question-answering"],
	words: {
		tr: {
			title: "Yazmak mı, kısaltmak mı, çevirmek mi?",
			caption:
				"Sohbet modeli hepsini yönergeyle yapar. Özetleme ve çeviri için eğitilmiş modeller daha küçüktür, yönerge istemez, ama başka iş görmez.",
			question: "Yazılacak metin nereden gelecek?",
			answers: [
				"bir başlangıçtan ya da yönergeden",
				"uzun bir metinden, kısaltılarak",
				"başka dildeki bir metinden",
				"metinden, olduğu gibi alınarak",
			],
		},
		en: {
			title: "Write, shorten or translate?",
			caption:
				"A chat model does all of it on instruction. Models trained for summaries or translation are smaller and need no instruction, but do nothing else.",
			question: "Where will the new text come from?",
			answers: [
				"a beginning or an instruction",
				"a long text, shortened",
				"a text in another language",
				"a passage of a text, word for word",
			],
		},
	},
});
