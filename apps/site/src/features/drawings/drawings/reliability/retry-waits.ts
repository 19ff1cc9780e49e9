import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { bars } from "../../parts/bars.ts";

/** The longest pause before each retry: half a second doubled up to eight, as the client waits. */
const LONGEST = [0.5, 1, 2, 4, 8, 8];

export const retryWaits = defineDrawing({
	id: "retry-waits",
	words: {
		tr: {
			title: "Denemeler arasındaki en uzun beklemeler",
			caption:
				"Sunucu bir süre bildirmediyse sınır her yinelemede iki katına çıkar ve sekiz saniyede durur. Gerçek bekleme bu sınırın altında rastgele bir süredir; böylece bekleyen istemciler aynı anda dönmez.",
			description:
				"Altı çubuk: birinci yinelemeden önce en çok 0,5 saniye, ikinciden önce 1, üçüncüden önce 2, dördüncüden önce 4, beşinciden ve altıncıdan önce 8 saniye.",
			retry: "yineleme",
			seconds: "sn",
		},
		en: {
			title: "The longest pauses between attempts",
			caption:
				"Where the server names no time, the limit doubles with each retry and stops at eight seconds. The pause itself is drawn at random below the limit, so that waiting clients do not all return at once.",
			description:
				"Six bars: at most 0.5 seconds before the first retry, 1 before the second, 2 before the third, 4 before the fourth, 8 before the fifth and the sixth.",
			retry: "retry",
			seconds: "s",
		},
	},
	draw: ({ words, sheet, locale }) =>
		bars(
			LONGEST.map((seconds, index) => ({
				label: `${index + 1}. ${words.retry}`,
				value: seconds / 8,
				text: `${printNumber(seconds, locale)} ${words.seconds}`,
			})),
			sheet.narrow ? sheet.width : 480,
		),
});
