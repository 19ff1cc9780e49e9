import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { centred, column, row } from "../../parts/layout.ts";
import type { Part } from "../../parts/shapes.ts";

/** What each step of a call gives, with the page's own provider. */
const STEPS = [
	{ field: "resolveModel", gives: "providerId: …" },
	{ field: "host + path", gives: "api.acme.dev/v1/translate" },
	{ field: "auth", gives: "x-api-key: …" },
	{ field: "toPayload", gives: "{ model, text, to }" },
	{ gives: "POST" },
	{ field: "fromResponse", gives: "{ translation_text }" },
] as const;

/** Which step of a call the provider value decides, and which the client makes. */
export const ownProvider = defineDrawing({
	id: "own-provider",
	words: {
		tr: {
			title: "Bir çağrıda hangi adım sizin",
			caption:
				"Beş adım yazdığınız değerin alanlarıdır; hiçbiri ağa çıkmaz. Ağa çıkan tek adımı istemci atar; yineleme, süre sınırları ve hata durumları da onun işidir.",
			description:
				"Bir çeviri çağrısının sırayla altı adımı. `resolveModel` hizmetin model adını verir. `host` ile `path` adresi kurar: `api.acme.dev/v1/translate`. `auth` anahtarı `x-api-key` başlığına koyar. `toPayload` gövdeyi kurar: model, metin, hedef dil. Sonra istemci isteği gönderir, gerekirse yineler, süreleri tutar ve 4xx ile 5xx durumlarını hataya çevirir. `fromResponse` yanıttan `translation_text` alanını okur.",
			client: "istemci",
			about:
				"hizmetin kullandığı model adı|adres|anahtarın başlığı|gövde|gönderir, yineler, süreleri tutar; 4xx ile 5xx hata olur|görevin çıktısı",
		},
		en: {
			title: "Which step of a call is yours",
			caption:
				"Five steps are fields of the value that you write; none of them touches the network. The one that does is the client's, and so are retries, time limits and error statuses.",
			description:
				"Six steps of a translation call in their order. `resolveModel` gives the service's name of the model. `host` and `path` make the URL: `api.acme.dev/v1/translate`. `auth` puts the key into the header `x-api-key`. `toPayload` makes the body: model, text, target language. Then the client sends the request, retries where needed, keeps the times and turns 4xx and 5xx into errors. `fromResponse` reads `translation_text` from the response.",
			client: "client",
			about:
				"the service's name of the model|URL|header of the key|body|sends, retries, keeps the times; 4xx and 5xx become errors|output of the task",
		},
	},
	draw: ({ words, sheet }) => {
		const [left, right] = sheet.narrow ? [114, 200] : [150, 330];
		const about = words.about.split("|");
		const lines = STEPS.map((step, index): Part => {
			const isYours = "field" in step;
			const head = isYours ? code(step.field) : label(words.client, { size: 13, bold: true });
			const result = column(
				[code(step.gives, { width: right }), note(about[index] ?? "", { width: right })],
				1,
			);
			return row(
				[box(head, { look: isYours ? "wash" : "card", width: left, padX: 8 }), { ...result, width: right }],
				14,
			);
		});
		const down = centred(arrow("down", 14), left);
		return column(
			lines.flatMap((line, index) => (index === 0 ? [line] : [down, line])),
			3,
		);
	},
});
