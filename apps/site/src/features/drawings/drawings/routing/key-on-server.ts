import { defineDrawing } from "../../spec/drawing-spec.ts";
import { sequence } from "../../parts/sequence.ts";

/** A page calls the server of its own site, which holds the key. */
export const keyOnServer = defineDrawing({
	id: "key-on-server",
	words: {
		tr: {
			title: "Anahtar sunucuda kalır",
			caption:
				"Sayfa isteği anahtarsız gönderir. Sunucunuz oturumu denetler, anahtarı ekler ve yanıtı olduğu gibi geri iletir; tarayıcı anahtarı hiç görmez.",
			description:
				"Üç taraf. Sayfa, sunucunuza anahtarsız bir istek gönderir. Sunucu oturumu denetler ve anahtarı ekler. İsteği anahtarla yönlendiriciye gönderir. Yanıt yönlendiriciden sunucuya, oradan sayfaya döner.",
			page: "Sayfa",
			server: "Sunucunuz",
			router: "Yönlendirici",
			bare: "anahtarsız istek",
			checks: "oturumu denetler",
			keyed: "istek ve anahtar",
			reply: "yanıt",
		},
		en: {
			title: "The key stays on the server",
			caption:
				"The page sends its request without a key. Your server checks the session, adds the key and passes the response on as it is; the browser never sees the key.",
			description:
				"Three parties. The page sends a request without a key to your server. The server checks the session and adds the key. It sends the request with the key to the router. The response goes from the router to the server and from there to the page.",
			page: "Page",
			server: "Your server",
			router: "Router",
			bare: "request, no key",
			checks: "checks the session",
			keyed: "request and key",
			reply: "response",
		},
	},
	draw: ({ words, sheet }) =>
		sequence(
			[words.page, words.server, words.router],
			[
				{ from: 0, to: 1, text: words.bare },
				{ from: 1, to: 1, text: words.checks },
				{ from: 1, to: 2, text: words.keyed, look: "strong" },
				{ from: 2, to: 1, text: words.reply },
				{ from: 1, to: 0, text: words.reply },
			],
			{ width: sheet.narrow ? sheet.width : 520, looks: ["box", "wash", "box"] },
		),
});
