import { defineDrawing } from "../../spec/drawing-spec.ts";
import { decisions } from "../../parts/decisions.ts";

/** What to write into `provider`, or who chooses where nothing is written. */
export const wayToAProvider = defineDrawing({
	id: "way-to-a-provider",
	words: {
		tr: {
			title: "Sağlayıcı alanına ne yazılır",
			caption:
				"İlk iki yanıtta seçim sizin, son ikisinde `provider` yazılmaz: sohbette yönlendirici o andaki hıza, öbür görevlerde istemci modelin Hub'daki listesine bakar.",
			description:
				'Art arda üç soru. Sonuç hep aynı yerden gelmeliyse `provider: "groq"` yazılır. Biri geri çevirince ya da meşgulken başkası denensin isteniyorsa `provider: ["groq", "together"]` yazılır. Çağrı platform anahtarıyla yapılan bir sohbetse hiçbir şey yazılmaz, yönlendirici ayakta olanların en hızlısını seçer. Değilse Hub\'daki listede görevi sunan ilk canlı sağlayıcı seçilir.',
			yes: "evet",
			no: "hayır",
			questions:
				"Sonuç hep aynı yerden mi gelmeli?|Biri geri çevirirse başkası denensin mi?|Platform anahtarıyla sohbet mi?",
			outcomes:
				"ölçümde, sözleşmede, ülke önemliyken|sırayla denenir|yönlendirici seçer: ayakta olanların en hızlısı",
			end: "istemci seçer: Hub'ın listesinde görevi sunan ilk canlı sağlayıcı",
		},
		en: {
			title: "What to write as the provider",
			caption:
				"With the first two answers you choose; with the last two nothing is written into `provider`: for chat the router looks at the speed of the moment, for other tasks the client at the model's list on the Hub.",
			description:
				'Three questions in a row. Where results must always come from the same place, write `provider: "groq"`. Where another is to be tried when one refuses or is busy, write `provider: ["groq", "together"]`. For chat with a platform token write nothing, and the router picks the fastest of those that are up. For the rest the first live provider of the list on the Hub that serves the task is taken.',
			yes: "yes",
			no: "no",
			questions:
				"Must results always come from the same place?|Is another to be tried when one refuses?|Is it chat with a platform token?",
			outcomes:
				"to measure, by contract, where the country matters|tried in order|the router picks: the fastest of those that are up",
			end: "the client picks: the first live one on the Hub's list that serves the task",
		},
	},
	draw: ({ words, sheet }) => {
		const outcomes = words.outcomes.split("|");
		const codes = ['provider: "groq"', 'provider: ["groq", "together"]'];
		const steps = words.questions.split("|").map((question, index) => {
			const code = codes[index];
			const text = outcomes[index] ?? "";
			return {
				question,
				leave: words.yes,
				onward: words.no,
				outcome: code === undefined ? { text } : { code, text },
			};
		});
		return decisions(steps, { text: words.end }, sheet);
	},
});
