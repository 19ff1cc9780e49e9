import { defineTaskChoices } from "../../spec/task-choices.ts";

/** Which task fits when data are to be put into words. */
export const tableInWords = defineTaskChoices({
	id: "table-in-words",
	tasks: ["table-to-text", "tabular-to-text", "table-question-answering"],
	words: {
		tr: {
			title: "Veriyi sözcüklere dökmek",
			caption:
				"Kalıp hiç değişmiyorsa bu görevlerin hiçbiri gerekmez: birkaç cümlelik bir şablon hem ucuzdur hem hata yapmaz.",
			question: "Veri hangi biçimde, okur ne istiyor?",
			answers: [
				"tablo: bütünün anlatımı",
				"kayıt ya da üçlü: birkaç cümle",
				"tablo: belli bir sorunun yanıtı",
			],
		},
		en: {
			title: "Putting data into words",
			caption:
				"Where the form never changes you need none of these: a template of a few sentences is cheap and makes no mistakes.",
			question: "What form has the data, and what does the reader want?",
			answers: [
				"a table: an account of the whole",
				"records or triples: a few sentences",
				"a table: the answer to a question",
			],
		},
	},
});
