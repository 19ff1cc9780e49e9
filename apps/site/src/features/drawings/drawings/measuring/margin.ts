import { defineDrawing } from "../../spec/drawing-spec.ts";
import { printNumber } from "../../spec/print-number.ts";
import { label, note } from "../../parts/label.ts";
import { area, at, circle, path } from "../../parts/shapes.ts";
import { numbersIn } from "../../../../locales/forms.ts";

const ACCURACY = 0.8;
const OTHER = 84;
const COUNTS = [100, 400, 2500];
const [LOW, HIGH] = [70, 90];

/** The margin of the page's own program around an accuracy of 80 for three sizes of test set. */
export const margin = defineDrawing({
	id: "margin",
	words: {
		tr: {
			title: "Örnek sayısı ve hata payı",
			caption:
				"80 puanın yüzde 95 güvenle oynayabileceği aralık. Yüz örnekte 84 puanlı bir model bu aralığın içindedir; 2.500 örnekte açıkça dışındadır.",
			description:
				"70 ile 90 arasında üç aralık, hepsinin ortası 80. Yüz örnekte artı eksi 7,8; 400 örnekte 3,9; 2.500 örnekte 1,6 puan. 84'te dik bir çizgi vardır: ilk aralığın içinden geçer, öbürlerinin dışında kalır.",
			examples: "örnek",
			other: "öbür model: 84",
		},
		en: {
			title: "Number of examples and margin of error",
			caption:
				"The range in which a score of 80 may move with 95 % confidence. With a hundred examples a model of 84 lies inside it; with 2,500 it is clearly outside.",
			description:
				"Three ranges between 70 and 90, all with 80 in their middle. With 100 examples plus or minus 7.8 points, with 400 it is 3.9, with 2,500 it is 1.6. An upright line stands at 84: it runs through the first range and outside the others.",
			examples: "examples",
			other: "other model: 84",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const width = sheet.narrow ? sheet.width : 520;
		const toX = (value: number) => ((value - LOW) / (HIGH - LOW)) * width;
		const rows = COUNTS.flatMap((count, index) => {
			const half = 196 * Math.sqrt((ACCURACY * (1 - ACCURACY)) / count);
			const y = 46 + index * 54;
			const words1 = label(
				`${numbersIn(locale).format(count)} ${words.examples}: ±${printNumber(half, locale, 1)}`,
				{ size: 13 },
			);
			const [from, to] = [toX(80 - half), toX(80 + half)];
			return [
				...at(0, y - 26, words1),
				path([from, y + 4], "v-8m0 4".concat(`h${Math.round(to - from)}m0-4v8`), "strong"),
				circle([toX(80), y], 4, "solid"),
			];
		});
		const bottom = 46 + COUNTS.length * 54 - 24;
		const ticks = [LOW, 75, 80, 85, HIGH].flatMap((value) => {
			const text = note(String(value));
			const x = Math.min(width - text.width, Math.max(0, toX(value) - text.width / 2));
			return [path([toX(value), bottom], "v5", "wire"), ...at(x, bottom + 7, text)];
		});
		const other = note(words.other, { tone: "ink" });
		return area(
			width,
			bottom + 26,
			path([toX(OTHER), 20], `v${bottom - 20}`, "alarm"),
			at(Math.min(width - other.width, toX(OTHER) - other.width / 2), 0, other),
			rows,
			path([0, bottom], `h${width}`, "wire"),
			ticks,
		);
	},
});
