import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, flow } from "../../parts/layout.ts";

/** The simulator answers where the network would. */
export const simulator = defineDrawing({
	id: "simulator",
	words: {
		tr: {
			title: "Ağın yerine simülatör",
			caption:
				"Değişen tek şey istemciye verilen `fetch` işlevidir. Uygulama ve istemci aynı kodu çalıştırır; istek simülatörde kalır, ağa çıkmaz.",
			description:
				"İki yol. Yayında uygulama istemciyi, istemci tarayıcının ya da Node'un `fetch` işlevini çağırır ve istek sağlayıcıya gider. Sınamada aynı uygulama ve istemci simülatörün `fetch` işlevini çağırır ve yanıt aynı süreçten gelir.",
			live: "yayında",
			test: "sınamada",
			app: "Uygulama",
			client: "İstemci",
			provider: "Sağlayıcı",
			simulator: "Simülatör",
		},
		en: {
			title: "The simulator in place of the network",
			caption:
				"The one thing that changes is the `fetch` function given to the client. App and client run the same code; the request stays in the simulator and never reaches the network.",
			description:
				"Two ways. Live, the app calls the client, the client calls the `fetch` of browser or Node, and the request goes to the provider. In a test the same app and client call the simulator's `fetch`, and the response comes from the same process.",
			live: "live",
			test: "in a test",
			app: "App",
			client: "Client",
			provider: "Provider",
			simulator: "Simulator",
		},
	},
	draw: ({ words, sheet }) => {
		const way = (name: string, end: string, look: "box" | "wash") =>
			column(
				[
					note(name),
					flow(
						{ ...sheet, width: 640 },
						[words.app, words.client]
							.map((text) => box(label(text, { bold: true, size: 13 }), { padX: 6 }))
							.concat(box(label(end, { bold: true, size: 13 }), { padX: 6, look })),
						[undefined, code("fetch")],
					),
				],
				8,
			);
		return column([way(words.live, words.provider, "box"), way(words.test, words.simulator, "wash")], 24);
	},
});
