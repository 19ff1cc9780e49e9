import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { codeCard } from "../../parts/code-card.ts";
import { note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";

/** Where each field of the page's first program goes, and where its result comes from. */
export const firstCall = defineDrawing({
	id: "first-call",
	words: {
		tr: {
			title: "Bir çağrının alanları nereye gider",
			caption:
				"Aynı numara aynı şeydir. `provider` gövdeye girmez, URL'yi belirler; `model` sağlayıcının kullandığı ada çevrilir; kalan alanlar olduğu gibi gider. Sonuçta okuyacağınız dört alan alttadır.",
			description:
				'Üç kutu ve aralarında oklar. Çağrıda `provider: "groq"` birinci, `model: "Qwen/Qwen3-32B"` ikinci, `messages`, `max_tokens` ve `temperature` üçüncü numarayı taşır. Gönderilen istekte birinci numara `…/groq/openai/v1/chat/completions` yolundadır, ikincisi gövdede `qwen/qwen3-32b` olmuştur, üçüncüler aynıdır. Dönen sonuçta `choices[0].message.content` metni, `choices[0].finish_reason` durma nedenini, `usage` belirteç sayılarını, `model` çalışan modeli taşır.',
			call: "Yazdığınız çağrı",
			request: "Giden istek (POST)",
			result: "Dönen sonuç",
			client: "istemci",
			provider: "sağlayıcı",
			about: "Türkiye'nin başkenti Ankara'dır.|yanıt bitti|giren ve üretilen belirteçler|çalışan model",
		},
		en: {
			title: "Where the fields of a call go",
			caption:
				"The same number is the same thing. `provider` is not in the body, it decides the URL; `model` becomes the name that the provider uses; the other fields go as they are. Below are the four fields of the result that you will read.",
			description:
				'Three boxes with arrows between them. In the call, `provider: "groq"` has the number one, `model: "Qwen/Qwen3-32B"` two, and `messages`, `max_tokens` and `temperature` three. In the request that is sent, one is in the path `…/groq/openai/v1/chat/completions`, two has become `qwen/qwen3-32b` in the body, and the threes are unchanged. In the result `choices[0].message.content` is the text, `choices[0].finish_reason` why it stopped, `usage` the counts of tokens, `model` what ran.',
			call: "The call you write",
			request: "The request that goes (POST)",
			result: "The result",
			client: "client",
			provider: "provider",
			about:
				"The capital of Türkiye is Ankara.|the answer is whole|tokens read and written|the model that ran",
		},
	},
	draw: ({ words, sheet }) => {
		const about = words.about.split("|");
		const rest = [
			{ code: "messages: […]", mark: 3 },
			{ code: "max_tokens: 100", mark: 3 },
			{ code: "temperature: 0.2", mark: 3 },
		];
		const call = codeCard(
			[{ code: 'provider: "groq"', mark: 1 }, { code: 'model: "Qwen/Qwen3-32B"', mark: 2 }, ...rest],
			{ title: words.call, width: sheet.narrow ? 310 : 236, look: "wash" },
		);
		const request = codeCard(
			[
				{ code: "…/groq/openai/v1/chat/completions", mark: 1 },
				{ code: 'model: "qwen/qwen3-32b"', mark: 2 },
				...rest,
			],
			{ title: words.request, width: 310 },
		);
		const result = codeCard(
			["choices[0].message.content", 'choices[0].finish_reason: "stop"', "usage", "model"].map(
				(code, index) => ({
					code,
					about: about[index] ?? "",
				}),
			),
			{ title: words.result, width: sheet.narrow ? 310 : 490, look: "wash" },
		);
		const sent = note(words.client);
		const back = arrow("down", 28, note(words.provider));
		return sheet.narrow
			? column([call, arrow("down", 28, sent), request, back, result], 6, "middle")
			: column([row([call, arrow("right", 60, sent), request], 14), back, result], 8, "middle");
	},
});
