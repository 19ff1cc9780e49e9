import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, at, type Part, path, rect } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";
import { numbersIn } from "../../../../locales/forms.ts";

/** Sides of the two boxes of the article, in pixels. */
const SIDE = 100;
/** How far the found box can be moved. */
const [FARTHEST_X, FARTHEST_Y] = [110, 40];

export const boxOverlap = defineMovingDrawing({
	id: "box-overlap",
	ranges: {
		right: { min: 0, max: FARTHEST_X, step: 5, value: 20 },
		down: { min: 0, max: FARTHEST_Y, step: 5, value: 0 },
	},
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
			right: "Sağa kayma (piksel)",
			down: "Aşağı kayma (piksel)",
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
			right: "Moved right (pixels)",
			down: "Moved down (pixels)",
		},
	},
	say: ({ words, locale, values }) => {
		const { shared, union } = overlap(values);
		const [both, all] = [numbersIn(locale).format(shared), numbersIn(locale).format(union)];
		return `IoU ${printNumber(shared / union, locale, 3)}; ${words.both} ${both}, ${words.all} ${all}.`;
	},
	draw: ({ words, sheet, locale, values }) => {
		const { shared, union, width, height } = overlap(values);
		const scale = sheet.narrow ? 0.72 : 1.2;
		const [side, x, y] = [SIDE * scale, values.right * scale, values.down * scale];
		const boxes = area(
			(SIDE + FARTHEST_X) * scale,
			(SIDE + FARTHEST_Y) * scale,
			rect([x, y, width * scale, height * scale], "solid", { radius: 0, strength: 0.35 }),
			path([0, 0], `h${side}v${side}h-${side}z`, "strong"),
			path([x, y], `h${side}v${side}h-${side}z`, "alarm"),
		);
		const count = (value: number) => numbersIn(locale).format(value);
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
		return row([boxes, { ...lines, width: 150 }], sheet.narrow ? 16 : 40);
	},
});

/** What the boxes share, and what they cover together, in pixels. */
function overlap({ right, down }: { readonly right: number; readonly down: number }) {
	const [width, height] = [Math.max(0, SIDE - right), Math.max(0, SIDE - down)];
	const shared = width * height;
	return { shared, union: 2 * SIDE * SIDE - shared, width, height };
}

function key(text: string, look: "strong" | "alarm"): Part {
	const words = note(text, { tone: "ink" });
	return area(28 + words.width, words.height, path([0, 9], "h18", look), at(28, 0, words));
}
