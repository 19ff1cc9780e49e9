import { defineDrawing } from "../../spec/drawing-spec.ts";
import { matrix } from "../../parts/matrix.ts";

/** Which key goes where; the rows are the article's. */
export const keys = defineDrawing({
	id: "keys",
	words: {
		tr: {
			title: "Hangi anahtar nereye gider",
			caption:
				"Platform anahtarını Hub ve yönlendirici görür, sağlayıcının anahtarını yalnızca sağlayıcı. Üretilen dosyayı sunan makine hiçbirini görmez.",
			description:
				"Bir çizelge. Platform anahtarı Hub'a ve yönlendiriciye gider; sağlayıcıya, dosya sunucusuna ve yönlendirilen başka alan adına gitmez. Sağlayıcının anahtarı yalnızca sağlayıcıya gider; Hub'a, yönlendiriciye, dosya sunucusuna ve başka alan adına gitmez.",
			platform: "platform anahtarı",
			own: "sağlayıcının",
			hub: "Hub",
			router: "yönlendirici",
			provider: "sağlayıcı",
			files: "dosya sunucusu",
			other: "başka alan adı",
			goes: "gider",
			stays: "gitmez",
		},
		en: {
			title: "Which key goes where",
			caption:
				"The Hub and the router see the platform key, only the provider sees its own. The machine that serves a generated file sees neither.",
			description:
				"A table. The platform key goes to the Hub and the router; it does not go to the provider, to the file server, or to another domain after a redirect. The provider's key goes to the provider alone; not to the Hub, the router, the file server or another domain.",
			platform: "platform key",
			own: "provider's key",
			hub: "Hub",
			router: "router",
			provider: "provider",
			files: "file server",
			other: "another domain",
			goes: "goes",
			stays: "never",
		},
	},
	draw: ({ words, sheet }) => {
		const goes = { text: words.goes, look: "solid" as const };
		const stays = words.stays;
		return matrix(
			[
				[words.hub, goes, stays],
				[words.router, goes, stays],
				[words.provider, stays, goes],
				[words.files, stays, stays],
				[words.other, stays, stays],
			],
			{ head: ["", words.platform, words.own], column: sheet.narrow ? 60 : 120 },
		);
	},
});
