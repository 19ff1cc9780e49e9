import { defineDrawing } from "../../spec/drawing-spec.ts";
import { sequence } from "../../parts/sequence.ts";

/** The two calls of the model around the call of a tool. */
export const toolCalling = defineDrawing({
	id: "tool-calling",
	words: {
		tr: {
			title: "Araç çağrısının iki turu",
			caption:
				"Model aracı kendisi çalıştırmaz: adını ve değerlerini yazar. Programınız aracı çalıştırıp sonucu mesajlara ekler, model yanıtı ancak ikinci turda yazar.",
			description:
				"Üç taraf arasında sıra. Program modele soruyu ve araçların listesini gönderir. Model aracın adını ve değerlerini döndürür. Program aracı çalıştırır, sonucu alır ve modele gönderir. Model yanıtı yazar.",
			model: "Model",
			program: "Program",
			tool: "Araç",
			question: "soru ve araç listesi",
			call: "araç adı, değerler",
			run: "çalıştırır",
			result: "sonuç",
			answer: "yanıt",
		},
		en: {
			title: "The two rounds of a tool call",
			caption:
				"The model does not run the tool: it writes its name and arguments. Your program runs it and adds the result to the messages; only in the second round does the model write its answer.",
			description:
				"The order among three parties. The program sends the question and the list of tools to the model. The model returns the name of a tool and its arguments. The program runs the tool, takes the result and sends it to the model. The model writes the answer.",
			model: "Model",
			program: "Program",
			tool: "Tool",
			question: "question and tools",
			call: "name, arguments",
			run: "runs it",
			result: "result",
			answer: "answer",
		},
	},
	draw: ({ words, sheet }) =>
		sequence(
			[words.model, words.program, words.tool],
			[
				{ from: 1, to: 0, text: words.question },
				{ from: 0, to: 1, text: words.call, look: "strong" },
				{ from: 1, to: 2, text: words.run },
				{ from: 2, to: 1, text: words.result },
				{ from: 1, to: 0, text: words.result },
				{ from: 0, to: 1, text: words.answer, look: "strong" },
			],
			{ width: sheet.narrow ? sheet.width : 520, looks: ["box", "wash", "box"] },
		),
});
