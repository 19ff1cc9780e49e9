import { defineDrawing } from "../../spec/drawing-spec.ts";
import { lanes } from "../../parts/lanes.ts";

/** Minutes at which calls are made. */
const CALLS = [0, 1.4, 2.6, 4.2, 5.4];
const KEPT = 5;

export const lookupCache = defineDrawing({
	id: "lookup-cache",
	words: {
		tr: {
			title: "Hub'a beş dakikada bir sorulur",
			caption:
				"İlk çağrı modelin sağlayıcıdaki adını Hub'a sorar. Beş dakika içindeki öbür çağrılar bu yanıtı kullanır; süre dolunca ilk gelen çağrı yeniden sorar.",
			description:
				"Altı dakikalık bir zaman çizgisi. Çağrılar 0, 1,4, 2,6, 4,2 ve 5,4. dakikalarda sağlayıcıya gider. Hub'a yalnızca 0 ve 5,4. dakikalarda sorulur. Hatırlanan ad 0 ile 5. dakika arasında geçerlidir.",
			hub: "Hub'a soru",
			kept: "hatırlanan ad",
			calls: "sağlayıcıya istek",
			minutes: "dk",
		},
		en: {
			title: "The Hub is asked once in five minutes",
			caption:
				"The first call asks the Hub what the provider calls the model. Other calls within five minutes use that reply; the first call after them asks again.",
			description:
				"A time line of six minutes. Calls go to the provider at 0, 1.4, 2.6, 4.2 and 5.4 minutes. The Hub is asked at 0 and at 5.4 only. The kept name holds from 0 to 5 minutes.",
			hub: "lookup at the Hub",
			kept: "kept name",
			calls: "request to the provider",
			minutes: "min",
		},
	},
	draw: ({ words, sheet }) =>
		lanes(
			[
				{
					name: words.hub,
					spans: [0, 5.4].map((from) => ({ from, to: from + 0.14, look: "warm" as const })),
				},
				{
					name: words.kept,
					spans: [
						{ from: 0.14, to: KEPT, look: "wash" },
						{ from: 5.54, to: 6, look: "wash" },
					],
				},
				{
					name: words.calls,
					spans: CALLS.map((at) => ({ from: at + 0.14, to: at + 0.28, look: "solid" as const })),
				},
			],
			{
				width: sheet.width,
				end: 6,
				ticks: [0, 1, 2, 3, 4, 5].map((time) => ({
					time,
					text: time % 5 === 0 ? `${time} ${words.minutes}` : String(time),
				})),
			},
		),
});
