import { defineDrawing } from "../../spec/drawing-spec.ts";
import { lanes } from "../../parts/lanes.ts";

/** Events of a stream, and the packets of the network that they come in. */
export const streamPackets = defineDrawing({
	id: "stream-packets",
	words: {
		tr: {
			title: "Olaylar ve paketler aynı yerden bölünmez",
			caption:
				"Üstte sunucunun yazdığı olaylar, altta ağın getirdiği paketler. Paketlerin sınırı olayların sınırına denk gelmez; istemci baytları birleştirir ve yalnızca bütün olayları verir.",
			description:
				"Aynı baytların iki sırası. Üstte dört olay: `Mer`, `haba`, `stop` ve `DONE`. Altta dört paket; sınırları olayların sınırlarına denk gelmez, ikinci paket `haba` olayının ortasında biter.",
			events: "olaylar",
			packets: "paketler",
		},
		en: {
			title: "Events and packets do not end together",
			caption:
				"Above are the events that the server writes, below the packets that the network brings. Their borders do not meet; the client joins the bytes and gives whole events only.",
			description:
				"Two rows of the same bytes. Above four events: `Mer`, `haba`, `stop` and `DONE`. Below four packets; their borders do not meet those of the events, and the second packet ends in the middle of the event `haba`.",
			events: "events",
			packets: "packets",
		},
	},
	draw: ({ words, sheet }) =>
		lanes(
			[
				{
					name: words.events,
					spans: [
						{ from: 0, to: 3.4, text: "Mer", look: "wash" },
						{ from: 3.5, to: 6.4, text: "haba", look: "wash" },
						{ from: 6.5, to: 8, text: "stop", look: "wash" },
						{ from: 8.1, to: 10, text: "[DONE]", look: "wash" },
					],
				},
				{
					name: words.packets,
					spans: [
						{ from: 0, to: 1.9, text: "1", look: "ghost" },
						{ from: 2, to: 4.9, text: "2", look: "ghost" },
						{ from: 5, to: 7.1, text: "3", look: "ghost" },
						{ from: 7.2, to: 10, text: "4", look: "ghost" },
					],
				},
			],
			{ width: sheet.width, end: 10, ticks: [], mono: true },
		),
});
