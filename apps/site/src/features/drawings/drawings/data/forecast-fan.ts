import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label } from "../../parts/label.ts";
import { line, plane } from "../../parts/plot.ts";
import { at, path } from "../../parts/shapes.ts";

/** Days of history and of forecast, and sales of a made-up shop: a trend with a week in it. */
const HISTORY = 21;
const AHEAD = 14;
const WOBBLE = [2, -1, 1.5, -2, 0.5, -1.5, 1];

export const forecastFan = defineDrawing({
	id: "forecast-fan",
	words: {
		tr: {
			title: "Öngörü bir çizgi değil, bir yelpazedir",
			caption:
				"İnce çizgi geçmiş, kalın çizgi ortanca öngörüdür. Gölgeli bölge 0,1 ile 0,9 kantilleri arasıdır; uzağa gidildikçe açılır. Seri örnek olsun diye hesaplanmıştır.",
			description:
				"Zaman sağa giden bir grafik. Üç haftalık geçmiş haftalık inip çıkışlarla yavaşça yükselir. Dik bir çizgiden sonra iki haftalık öngörü aynı ritimle sürer; çevresindeki gölgeli bölge sağa doğru genişler.",
			sales: "satış",
			days: "gün",
			now: "bugün",
		},
		en: {
			title: "A forecast is a fan and not a line",
			caption:
				"The thin line is history, the thick one the median forecast. The shaded region lies between the quantiles 0.1 and 0.9; it opens with distance. The series is computed for the example.",
			description:
				"A chart with time to the right. Three weeks of history rise slowly with weekly ups and downs. After an upright line a forecast of two weeks goes on with the same rhythm; the shaded region around it widens to the right.",
			sales: "sales",
			days: "days",
			now: "today",
		},
	},
	draw: ({ words, sheet }) => {
		const ground = plane({
			width: sheet.narrow ? sheet.width : 560,
			height: 170,
			x: [0, HISTORY + AHEAD],
			y: [0, 60],
			xName: words.days,
			yName: words.sales,
		});
		const level = (day: number) => 18 + 0.45 * day + 8 * Math.sin((day / 7) * 2 * Math.PI);
		const history = Array.from({ length: HISTORY + 1 }, (_, day) =>
			ground.toPoint(day, level(day) + (day === HISTORY ? 0 : (WOBBLE[day % WOBBLE.length] ?? 0))),
		);
		const days = Array.from({ length: AHEAD + 1 }, (_, index) => HISTORY + index);
		const spread = (day: number) => 3.2 * Math.sqrt(day - HISTORY);
		const upper = days.map((day) => ground.toPoint(day, level(day) + spread(day)));
		const lower = days.map((day) => ground.toPoint(day, level(day) - spread(day)));
		const fan = line([...upper, ...lower.toReversed()], "strong");
		const [nowX, nowY] = ground.toPoint(HISTORY, 60);
		const today = label(words.now, { size: 13 });
		return ground.with(
			{ ...fan, look: "solid", strength: 0.22 },
			path([nowX, nowY], "v170", "dash"),
			line(history, "wire"),
			line(
				days.map((day) => ground.toPoint(day, level(day))),
				"strong",
			),
			at(nowX - today.width - 8, nowY, today),
		);
	},
});
