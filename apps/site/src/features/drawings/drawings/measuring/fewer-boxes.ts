import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { scene } from "../../parts/scene.ts";
import { area, type Part, path, type PathShape } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

const [WIDTH, HEIGHT] = [140, 105];
/** Boxes around the house of the scene; the scores are chosen for the drawing. */
const BOXES = [
	{ box: [76, 36, 36, 44], score: 0.93 },
	{ box: [70, 42, 40, 42], score: 0.81 },
	{ box: [82, 30, 36, 44], score: 0.64 },
] as const;

export const fewerBoxes = defineDrawing({
	id: "fewer-boxes",
	words: {
		tr: {
			title: "Maksimum olmayanı bastırma",
			caption:
				"Aynı nesneye birkaç kutu düşer. En yüksek puanlısı kalır, onunla çok örtüşenler silinir. Puanlar örnek olsun diye seçilmiştir.",
			description:
				"Aynı manzara iki kez. Solda evin çevresinde üst üste üç kutu vardır: 0,93, 0,81 ve 0,64. Sağda yalnızca 0,93 puanlı kutu kalmıştır.",
			before: "modelin kutuları",
			after: "kalan kutu",
		},
		en: {
			title: "Non-maximum suppression",
			caption:
				"Several boxes fall on one object. The one with the highest score stays; those that overlap it much are removed. The scores are chosen for the example.",
			description:
				"The same landscape twice. On the left three boxes overlap around the house: 0.93, 0.81 and 0.64. On the right only the box with 0.93 is left.",
			before: "boxes of the model",
			after: "the box that stays",
		},
	},
	draw: ({ words, sheet, locale }) => {
		const picture = (count: number): Part => {
			const frames = BOXES.slice(0, count).map(({ box }, index) => frame(box, index === 0));
			return area(WIDTH, HEIGHT, scene(WIDTH, HEIGHT).shapes, frames);
		};
		const scores = (count: number) =>
			note(
				BOXES.slice(0, count)
					.map(({ score }) => printNumber(score, locale))
					.join(" · "),
				{ tone: "ink" },
			);
		const side = (name: string, count: number) =>
			column([note(name), picture(count), scores(count)], 8, "middle");
		const sides = [side(words.before, BOXES.length), side(words.after, 1)] as const;
		return row([sides[0], arrow("right", sheet.narrow ? 24 : 48), sides[1]], sheet.narrow ? 10 : 20);
	},
});

/** The four sides of a box, so that the picture shows inside it. */
function frame([x, y, width, height]: readonly [number, number, number, number], isBest: boolean): PathShape {
	return path([x, y], `h${width}v${height}h-${width}z`, isBest ? "alarm" : "wire");
}
