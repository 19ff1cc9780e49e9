import { defineDrawing } from "../../spec/drawing-spec.ts";
import { sequence } from "../../parts/sequence.ts";

/** A list of providers: the second is tried where the first fails; the numbers are those of the page's first program. */
export const failover = defineDrawing({
	id: "failover",
	words: {
		tr: {
			title: "Yedek sağlayıcıya geçiş",
			caption:
				"Groq 404 verince istemci aynı isteği listedeki sıradakine gönderir. Program tek bir yanıt görür; Together AI'a hiç istek gitmez.",
			description:
				"Üç sağlayıcılı bir çağrının sırası. İstemci isteği önce Groq'a gönderir ve 404 durumunu alır. Aynı isteği Cerebras'a gönderir ve 200 durumuyla yanıtı alır. Listenin üçüncüsü olan Together AI'a istek gitmez.",
			client: "İstemci",
		},
		en: {
			title: "Going on to the next provider",
			caption:
				"When Groq returns 404, the client sends the same request to the next one of the list. The program sees one result; Together AI is never called.",
			description:
				"The order of a call with three providers. The client sends the request to Groq first and gets status 404. It sends the same request to Cerebras and gets the result with status 200. No request goes to Together AI, the third of the list.",
			client: "Client",
		},
	},
	draw: ({ words, sheet }) =>
		sequence(
			[words.client, "Groq", "Cerebras", "Together AI"],
			[
				{ from: 0, to: 1, text: "POST", mono: true },
				{ from: 1, to: 0, text: "404", mono: true, look: "alarm" },
				{ from: 0, to: 2, text: "POST", mono: true },
				{ from: 2, to: 0, text: "200", mono: true, look: "strong" },
			],
			{ width: sheet.width, looks: ["wash", "warn", "box", "ghost"] },
		),
});
