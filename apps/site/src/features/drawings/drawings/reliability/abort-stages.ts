import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { label } from "../../parts/label.ts";
import { row, wrapped } from "../../parts/layout.ts";
import { arrow } from "../../parts/arrow.ts";

/** The moments of a call at which the tests abort it. */
export const abortStages = defineDrawing({
	id: "abort-stages",
	words: {
		tr: {
			title: "İptalin denendiği yedi an",
			caption:
				"Betik çağrıyı bu anların her birinde iptal eder ve bağlantının kapandığını, sonra hiçbir istek gitmediğini sayar.",
			description:
				"Bir çağrının sırayla yedi anı: modelin adı sorulurken, başlıklar gelmeden, gövdenin içinde, iki olay arasında, yeni denemeden önceki beklemede, kuyrukta, dosya indirilirken.",
			stages:
				"model adı sorulurken|başlıklardan önce|gövdenin içinde|iki olay arasında|yeniden deneme beklerken|kuyrukta|dosya inerken",
		},
		en: {
			title: "The seven moments of an abort",
			caption:
				"The script aborts calls at each of these moments and counts that the connection closes and that no request follows.",
			description:
				"Seven moments of a call in their order: while the model is looked up, before the headers, inside the body, between two events, in the pause before a retry, in the queue, while a file is downloaded.",
			stages:
				"while the model is looked up|before the headers|inside the body|between two events|in the pause before a retry|in the queue|while a file downloads",
		},
	},
	draw: ({ words, sheet }) => {
		const stages = words.stages.split("|");
		const parts = stages.map((text, index) => {
			const stage = box(label(text, { size: 13 }), { padX: 9, padY: 6 });
			return index < stages.length - 1 ? row([stage, arrow("right", 16)], 6) : stage;
		});
		return wrapped(parts, sheet.width, 6, 12);
	},
});
