import { defineDrawing } from "../../spec/drawing-spec.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { column, flow, row } from "../../parts/layout.ts";

/** The two ways of a call, by its key. */
export const routes = defineDrawing({
	id: "routes",
	words: {
		tr: {
			title: "Anahtara göre iki yol",
			caption:
				"Program aynıdır, yalnızca anahtar değişir. Platform anahtarı yönlendiriciden geçer ve faturayı platform keser; sağlayıcının kendi anahtarı doğrudan gider.",
			description:
				"Aynı çağrının iki yolu. Platform anahtarıyla istek istemciden yönlendiriciye, oradan sağlayıcıya gider; fatura platformdan gelir. Sağlayıcının anahtarıyla istek istemciden doğrudan sağlayıcıya gider; fatura sağlayıcıdan gelir.",
			platform: "platform anahtarı",
			own: "sağlayıcının anahtarı",
			other: "başka",
			client: "İstemci",
			router: "Yönlendirici",
			provider: "Sağlayıcı",
			platformPays: "fatura: platform",
			providerPays: "fatura: sağlayıcı",
		},
		en: {
			title: "Two ways, by the key",
			caption:
				"The program is the same, only the key differs. A platform key goes through the router and the platform bills; a provider's own key goes straight to it.",
			description:
				"The two ways of the same call. With a platform key the request goes from the client to the router and from there to the provider; the platform bills. With the provider's key it goes from the client straight to the provider; the provider bills.",
			platform: "platform key",
			own: "the provider's key",
			other: "other",
			client: "Client",
			router: "Router",
			provider: "Provider",
			platformPays: "billed by the platform",
			providerPays: "billed by the provider",
		},
	},
	draw: ({ words, sheet }) => {
		const actor = (name: string, look: "box" | "wash" = "box") =>
			box(label(name, { bold: true, size: 13 }), { look, padX: 9 });
		const way = (key: string, name: string, stages: readonly string[], bill: string) =>
			column(
				[
					row([box(code(key), { look: "wash", padX: 8, padY: 3 }), note(name)], 8),
					flow(
						sheet,
						stages.map((stage) => actor(stage)),
					),
					note(bill),
				],
				10,
			);
		return column(
			[
				way("hf_…", words.platform, [words.client, words.router, words.provider], words.platformPays),
				way(words.other, words.own, [words.client, words.provider], words.providerPays),
			],
			28,
		);
	},
});
