import { defineDrawing } from "../drawing-spec.ts";
import { printNumber } from "../example-bars.ts";
import { label, note } from "../parts/label.ts";
import { column, row } from "../parts/layout.ts";
import { area, at, type Part, path, rect } from "../parts/shapes.ts";

/** The two boxes of the article, in pixels: the found one lies 20 to the right of the true one. */
const SIDE = 100;
const SHIFT = 20;

export const boxOverlap = defineDrawing({
	id: "box-overlap",
	words: {
		tr: {
			title: "Kesişim bölü birleşim",
			caption:
				"Dolu bölge iki kutunun ortak alanıdır, iki kutunun birlikte kapladığı yer birleşimdir. Bulunan kutu 20 piksel kaymışken IoU 0,667 olur.",
			description:
				"Yüz piksel kenarlı iki kare; ikincisi yirmi piksel sağdadır. Ortak bölge doludur: 8.000 piksel. Birleşim 12.000 pikseldir. Oran 0,667.",
			truth: "gerçek kutu",
			found: "bulunan kutu",
			both: "kesişim",
			all: "birleşim",
		},
		en: {
			title: "Intersection over union",
			caption:
				"The filled region is what the boxes share, the union all that they cover together. With the found box 20 pixels off, the IoU is 0.667.",
			description:
				"Two squares with sides of a hundred pixels; the second lies twenty pixels to the right. The shared region is filled: 8,000 pixels. The union is 12,000 pixels. The ratio is 0.667.",
			truth: "true box",
			found: "found box",
			both: "intersection",
			all: "union",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const shared = (SIDE - SHIFT) * SIDE;
		const union = 2 * SIDE * SIDE - shared;
		const scale = 1.2;
		const [side, shift] = [SIDE * scale, SHIFT * scale];
		const boxes = area(
			side + shift,
			side,
			rect([shift, 0, side - shift, side], "solid", { radius: 0, strength: 0.35 }),
			path([0, 0], `h${side}v${side}h-${side}z`, "strong"),
			path([shift, 0], `h${side}v${side}h-${side}z`, "alarm"),
		);
		const count = (value: number) => value.toLocaleString(locale);
		const lines = column(
			[
				key(words.truth, "strong"),
				key(words.found, "alarm"),
				label(`${words.both}: ${count(shared)}`, { size: 13 }),
				label(`${words.all}: ${count(union)}`, { size: 13 }),
				label(`IoU = ${printNumber(shared / union, locale, 3)}`, { bold: true }),
			],
			6,
		);
		return row([boxes, lines], sheet.narrow ? 20 : 40);
	},
});

function key(text: string, look: "strong" | "alarm"): Part {
	const words = note(text, { tone: "ink" });
	return area(28 + words.width, words.height, path([0, 9], "h18", look), at(28, 0, words));
}
