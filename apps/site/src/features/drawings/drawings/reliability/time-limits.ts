import { defineDrawing } from "../../spec/drawing-spec.ts";
import { lanes } from "../../parts/lanes.ts";

/** When parts of the drawn stream arrive, in moments of no unit. */
const PARTS = [3, 4, 4.8, 7.4, 8.2, 9];
const END = 10;

export const timeLimits = defineDrawing({
	id: "time-limits",
	words: {
		tr: {
			title: "Üç süre sınırı neyi ölçer",
			caption:
				"`firstChunkTimeoutMs` ilk parçaya kadar, `idleTimeoutMs` iki parça arasında işler ve her parçada yeniden başlar. `timeoutMs` çağrının tamamını ölçer.",
			description:
				"Dört sıralı bir zaman çizgisi. İlk sırada akışın parçaları belirir. `firstChunkTimeoutMs` istekten ilk parçaya kadar uzanır. `idleTimeoutMs` parçaların arasını ayrı ayrı ölçer. `timeoutMs` istekten akışın sonuna kadar tek çubuktur.",
			stream: "akışın parçaları",
			request: "istek",
			first: "ilk parça",
			last: "son",
		},
		en: {
			title: "What the three time limits measure",
			caption:
				"`firstChunkTimeoutMs` runs until the first part, `idleTimeoutMs` between two parts, and starts anew with each. `timeoutMs` measures the call as a whole.",
			description:
				"A time line with four rows. In the first, the parts of a stream arrive. `firstChunkTimeoutMs` reaches from the request to the first part. `idleTimeoutMs` measures each gap between parts on its own. `timeoutMs` is one bar from the request to the end of the stream.",
			stream: "parts of the stream",
			request: "request",
			first: "first part",
			last: "end",
		},
	},
	draw: ({ words, sheet }) => {
		const [first = 0] = PARTS;
		const gaps = PARTS.slice(1).map((to, index) => ({
			from: (PARTS[index] ?? 0) + 0.2,
			to,
			look: "wash" as const,
		}));
		return lanes(
			[
				{
					name: words.stream,
					spans: PARTS.map((from) => ({ from, to: from + 0.2, look: "solid" as const })),
				},
				{ name: "firstChunkTimeoutMs", spans: [{ from: 0, to: first, look: "wash" }] },
				{ name: "idleTimeoutMs", spans: gaps },
				{ name: "timeoutMs", spans: [{ from: 0, to: 9.2, look: "wash" }] },
			],
			{
				width: sheet.width,
				end: END,
				ticks: [
					{ time: 0, text: words.request },
					{ time: first, text: words.first },
					{ time: 9.2, text: words.last },
				],
			},
		);
	},
});
