import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { type SequenceMessage, sequence } from "../../parts/sequence.ts";

/** A page that calls a server of another origin, with its permission and without. */
export const allowedOrigin = defineDrawing({
	id: "allowed-origin",
	words: {
		tr: {
			title: "Sayfadan sunucuya, izinle ve izinsiz",
			caption:
				"Tarayıcı önce `OPTIONS` ile izin arar. Sunucu sayfanın kökenine izin vermezse asıl istek hiç gitmez ve istemci `network` hatası görür; aynı çağrı Node'da ya da `curl` ile çalışır, çünkü orada bu denetim yoktur.",
			description:
				"İki sıra, her birinde sayfa, tarayıcı ve sunucu. İzin varken: sayfa `POST` ister, tarayıcı `OPTIONS` gönderir, sunucu kökene izin verir, tarayıcı `POST` gönderir, 200 sayfaya ulaşır. İzin yokken: sayfa `POST` ister, tarayıcı `OPTIONS` gönderir, yanıtta izin yoktur; tarayıcı `POST` göndermez ve sayfaya `network` hatası döner.",
			page: "Sayfa",
			browser: "Tarayıcı",
			server: "Sunucunuz",
			allowed: "Sunucu izin veriyor",
			refused: "Sunucu izin vermiyor",
			grant: "köken: izin var",
			none: "izin yok",
		},
		en: {
			title: "From a page to a server, with permission and without",
			caption:
				"The browser looks for permission with `OPTIONS` first. Where the server does not allow the page's origin, the request itself is never sent and the client sees a `network` error; the same call works from Node or curl, which have no such check.",
			description:
				"Two sequences, each of page, browser and server. With permission: the page wants to `POST`, the browser sends `OPTIONS`, the server allows the origin, the browser sends `POST`, and 200 reaches the page. Without: the page wants to `POST`, the browser sends `OPTIONS`, the response grants nothing; the browser sends no `POST` and the page gets a `network` error.",
			page: "Page",
			browser: "Browser",
			server: "Your server",
			allowed: "The server allows it",
			refused: "The server does not",
			grant: "origin allowed",
			none: "not allowed",
		},
	},
	draw: ({ words, sheet }) => {
		const width = sheet.narrow ? sheet.width : 460;
		const begin: readonly SequenceMessage[] = [
			{ from: 0, to: 1, text: "POST", mono: true },
			{ from: 1, to: 2, text: "OPTIONS", mono: true },
		];
		const walk = (title: string, messages: readonly SequenceMessage[], look: "wash" | "warn") =>
			column(
				[
					label(title, { size: 13, bold: true }),
					sequence([words.page, words.browser, words.server], [...begin, ...messages], {
						width,
						looks: ["box", "box", look],
					}),
				],
				8,
			);
		return column(
			[
				walk(
					words.allowed,
					[
						{ from: 2, to: 1, text: words.grant },
						{ from: 1, to: 2, text: "POST", mono: true },
						{ from: 2, to: 0, text: "200", mono: true, look: "strong" },
					],
					"wash",
				),
				walk(
					words.refused,
					[
						{ from: 2, to: 1, text: words.none, look: "alarm" },
						{ from: 1, to: 0, text: "network", mono: true, look: "alarm" },
					],
					"warn",
				),
			],
			24,
		);
	},
});
