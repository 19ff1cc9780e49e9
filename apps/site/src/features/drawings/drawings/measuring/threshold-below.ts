import { bootstrapInterval, seededRandom } from "@pusula/metrics";
import { defineDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, circle, type Part, path } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Rows of an exam, and how many of them today's run gets right. */
const [ROWS, RIGHT] = [100, 88];
const [LOW, HIGH] = [0.75, 1];
const TICKS = [0.75, 0.8, 0.85, 0.9, 0.95, 1];
const THRESHOLD = 0.8;

/** Where to put a threshold, by the interval that the report states. */
export const thresholdBelow = defineDrawing({
	id: "threshold-below",
	words: {
		tr: {
			title: "Eşiğin yeri",
			caption:
				"Yüz satırın 88'i doğru: sonuç 0,88, güven aralığı 0,81 ile 0,94 arası. Eşik 0,88'e konursa bir satır eksik bilen çalışma hattı durdurur; 0,80 yalnızca gerçek bir gerilemede durdurur.",
			description:
				"0,75 ile 1 arasında bir sayı doğrusu. Bugünkü sonuç 0,88'de bir nokta, çevresinde 0,81 ile 0,94 arasında güven aralığı. Sonucun tam üstündeki eşik boşuna durdurur; aralığın alt ucunun biraz altındaki 0,80 eşiği iyi bir başlangıçtır.",
			tight: "eşik burada: hat boşuna durur",
			good: "eşik burada: iyi başlangıç",
			interval: "%95 güven aralığı",
		},
		en: {
			title: "The place of a threshold",
			caption:
				"88 of a hundred rows are right: the result is 0.88, its interval reaches from 0.81 to 0.94. With a threshold of 0.88 a run that gets one row less right stops the pipeline; 0.80 stops it only for a real step back.",
			description:
				"A number line from 0.75 to 1. Today's result is a point at 0.88, with an interval from 0.81 to 0.94 around it. A threshold right on the result stops the pipeline for nothing; one at 0.80, a little below the lower end of the interval, is a good start.",
			tight: "here the pipeline stops for nothing",
			good: "here is a good start",
			interval: "95 % interval",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const width = sheet.narrow ? 316 : 520;
		const toX = (value: number) => ((value - LOW) / (HIGH - LOW)) * width;
		const { score, low, high } = findInterval();
		const [top, middle, bottom] = [22, 52, 82];
		const flag = (value: number, text: string, y: number): Part => {
			const name = label(text, { size: 13, bold: true });
			const x = Math.min(width - name.width, Math.max(0, toX(value) - 4));
			return area(width, name.height, at(x, y, name));
		};
		const interval = note(words.interval);
		const ticks = TICKS.flatMap((value) => {
			const text = note(printNumber(value, locale));
			const x = Math.min(width - text.width, Math.max(0, toX(value) - text.width / 2));
			return [path([toX(value), bottom], "v5", "wire"), ...at(x, bottom + 7, text)];
		});
		return area(
			width,
			bottom + 52,
			at(0, 0, flag(score, words.tight, 0)),
			path([toX(score), top], `v${bottom - top}`, "alarm"),
			path([toX(THRESHOLD), top + 10], `v${bottom - top - 10}`, "strong"),
			path([toX(low), middle], `v-8m0 4h${(toX(high) - toX(low)).toFixed(1)}m0-4v8`, "wire"),
			circle([toX(score), middle - 4], 5, "solid"),
			at(toX(score) + 12, middle + 4, interval),
			path([0, bottom], `h${width}`, "wire"),
			ticks,
			path([toX(THRESHOLD), bottom + 26], "v6", "strong"),
			at(0, 0, flag(THRESHOLD, words.good, bottom + 34)),
		);
	},
});

/** The interval of the report, by its method. */
function findInterval() {
	const items = Array.from({ length: ROWS }, (_, index) => (index < RIGHT ? 1 : 0));
	const score = (drawn: readonly number[]) => drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
	return bootstrapInterval({ items, score }, { random: seededRandom(1) });
}
