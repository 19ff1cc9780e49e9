import { defineDrawing } from "../../spec/drawing-spec.ts";
import { lanes } from "../../parts/lanes.ts";
import { numbersIn } from "../../../../locales/forms.ts";

/** The same ten seconds with and without a stream, after the page's own example: first part after half a second. */
export const streaming = defineDrawing({
	id: "streaming",
	words: {
		tr: {
			title: "Aynı yanıt, akışla ve akışsız",
			caption:
				"Model iki durumda da on saniye çalışır. Akışta ilk parça yarım saniyede gelir; okuma üretimi izler, sonunu beklemez.",
			description:
				"On saniyelik bir zaman çizgisinde iki sıra. Akışsız çağrıda ekran on saniye boş kalır ve metnin tamamı sonda gelir. Akışta ilk parça yarım saniyede görünür, öbürleri onuncu saniyeye kadar art arda gelir.",
			whole: "Akışsız",
			stream: "Akışla",
			empty: "boş ekran",
			seconds: "sn",
		},
		en: {
			title: "The same response, with and without a stream",
			caption:
				"The model works for ten seconds either way. With a stream the first part is there after half a second; reading follows the writing and does not wait for its end.",
			description:
				"Two rows over ten seconds. Without a stream the screen stays empty for ten seconds and the whole text arrives at the end. With a stream the first part appears after half a second and the others follow one by one until the tenth second.",
			whole: "Without a stream",
			stream: "With a stream",
			empty: "empty screen",
			seconds: "s",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const first = numbersIn(locale).format(0.5);
		const parts = Array.from({ length: 19 }, (_, index) => ({
			from: 0.5 + index * 0.5,
			to: 0.9 + index * 0.5,
			look: "solid" as const,
		}));
		return lanes(
			[
				{
					name: words.whole,
					spans: [
						{ from: 0, to: 10, text: words.empty, look: "ghost" },
						{ from: 10, to: 10.4, look: "solid" },
					],
				},
				{ name: words.stream, spans: parts },
			],
			{
				width: sheet.width,
				end: 10.4,
				ticks: [
					{ time: 0.5, text: `${first} ${words.seconds}` },
					{ time: 5, text: `5 ${words.seconds}` },
					{ time: 10, text: `10 ${words.seconds}` },
				],
			},
		);
	},
});
