import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when something is to be learned from a table. */
export const classAmountOrFuture = defineTaskChoices({
	id: "class-amount-or-future",
	tasks: [
		"tabular-classification",
		"tabular-regression",
		"time-series-forecasting",
		"table-question-answering",
	],
	words: {
		tr: {
			title: "Sınıf mı, miktar mı, gelecek mi?",
			caption: "İlk üçü tabloda olmayanı tahmin eder. Sonuncusu tahmin etmez, tabloda olanı bulur.",
			question: "Tablodan ne öğrenmek istiyorsunuz?",
			answers: [
				"bir satırın sınıfı",
				"bir satırda bilinmeyen miktar",
				"serinin sonraki değerleri",
				"tabloda zaten yazan bir değer",
			],
		},
		en: {
			title: "A class, an amount or the future?",
			caption:
				"The first three predict what is not in the table. The last one predicts nothing; it finds what is there.",
			question: "What do you want to learn from the table?",
			answers: [
				"the class of a row",
				"an amount that a row lacks",
				"the next values of a series",
				"a value that the table already has",
			],
		},
	},
});
