import type { Dataset } from "../types/dataset.ts";

/** Questions to a text, some without an answer in it. */
export const questions: Dataset = {
	title: { tr: "Soru yanıtlama", en: "Question answering" },
	task: "question-answering",
	files: [
		{ language: "tr", split: "train", rows: 100 },
		{ language: "tr", split: "test", rows: 50 },
		{ language: "en", split: "test", rows: 60 },
	],
	columns: [
		{ name: "id", role: "id", meaning: { tr: "Satırın adı", en: "Name of the row" } },
		{ name: "question", role: "input", meaning: { tr: "Soru", en: "The question" } },
		{ name: "context", role: "input", meaning: { tr: "Yanıtın arandığı metin", en: "The text to search" } },
		{
			name: "answer",
			role: "answer",
			meaning: {
				tr: "Metinden bir parça; yanıt yoksa null",
				en: "A piece of the text, or null where it does not say",
			},
		},
		{
			name: "start",
			role: "detail",
			meaning: { tr: "Yanıtın metindeki yeri", en: "Offset of the answer in the text" },
		},
	],
	written: {
		tr: "Her metin için dört yanıtlı, bir yanıtsız soru yazıldı. Olaylar ve kişiler uydurmadır; bir metnin bütün soruları aynı bölümdedir.",
		en: "Four questions with an answer and one without were written for each text. Events and people are invented; all questions of a text are in the same split.",
	},
	limits: {
		tr: "Yanıtlar kısa ve metinde olduğu gibi geçiyor; birkaç cümleyi birleştirmek gerekmiyor. Yanıtsız soruların payı gerçek kullanımdakinden farklıdır.",
		en: "Answers are short and stand in the text word for word; nothing asks to join sentences. The share of questions without an answer differs from real use.",
	},
};
