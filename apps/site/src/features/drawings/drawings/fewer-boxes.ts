import { defineMovingDrawing } from "../drawing-spec.ts";
import { arrow } from "../parts/arrow.ts";
import { note } from "../parts/label.ts";
import { column, row } from "../parts/layout.ts";
import { scene } from "../parts/scene.ts";
import { area, type Part, path, type PathShape } from "../parts/shapes.ts";
import { printNumber } from "../print-number.ts";

const [WIDTH, HEIGHT] = [140, 105];
/** Boxes around the house of the scene, the best first; the scores are chosen for the drawing. */
const BOXES = [
	{ box: [76, 36, 36, 44], score: 0.93 },
	{ box: [70, 42, 40, 42], score: 0.81 },
	{ box: [82, 30, 36, 44], score: 0.64 },
] as const;

type Box = (typeof BOXES)[number]["box"];
type Scored = (typeof BOXES)[number];

export const fewerBoxes = defineMovingDrawing({
	id: "fewer-boxes",
	ranges: { limit: { min: 0.1, max: 0.9, step: 0.05, value: 0.5 } },
	words: {
		tr: {
			title: "Maksimum olmayanı bastırma",
			caption:
				"Aynı nesneye birkaç kutu düşer. En yüksek puanlısı kalır, onunla IoU'su sınırı aşanlar silinir. Puanlar örnek olsun diye seçilmiştir.",
			description:
				"Aynı manzara iki kez. Solda evin çevresinde üst üste üç kutu vardır: 0,93, 0,81 ve 0,64. Sağda, IoU sınırı 0,5 iken, yalnızca 0,93 puanlı kutu kalmıştır.",
			limit: "IoU sınırı",
			before: "modelin kutuları",
			after: "kalan kutular",
			left: "Kalan kutuların puanları",
		},
		en: {
			title: "Non-maximum suppression",
			caption:
				"Several boxes fall on one object. The one with the highest score stays; those whose IoU with it is above the limit are removed. The scores are chosen for the example.",
			description:
				"The same landscape twice. On the left three boxes overlap around the house: 0.93, 0.81 and 0.64. On the right, with an IoU limit of 0.5, only the box with 0.93 is left.",
			limit: "IoU limit",
			before: "boxes of the model",
			after: "boxes that stay",
			left: "Scores of the boxes that stay",
		},
	},
	say: ({ words, locale, values }) =>
		`${words.left}: ${suppress(values.limit)
			.map(({ score }) => printNumber(score, locale))
			.join("; ")}.`,
	draw: ({ words, sheet, locale, values }) => {
		const picture = (boxes: readonly Scored[]): Part => {
			const frames = boxes.map(({ box }, index) => frame(box, index === 0));
			return area(WIDTH, HEIGHT, scene(WIDTH, HEIGHT).shapes, frames);
		};
		const scores = (boxes: readonly Scored[]) =>
			note(boxes.map(({ score }) => printNumber(score, locale)).join(" · "), { tone: "ink" });
		const side = (name: string, boxes: readonly Scored[]) =>
			column([note(name), picture(boxes), scores(boxes)], 8, "middle");
		const sides = [side(words.before, BOXES), side(words.after, suppress(values.limit))] as const;
		return row([sides[0], arrow("right", sheet.narrow ? 24 : 48), sides[1]], sheet.narrow ? 10 : 20);
	},
});

/** The boxes that stay: from the best on, each that overlaps none of those before it by more than the limit. */
function suppress(limit: number): readonly Scored[] {
	const kept: Scored[] = [];
	for (const one of BOXES) if (kept.every((other) => overlap(one.box, other.box) <= limit)) kept.push(one);
	return kept;
}

/** Intersection over union of two boxes. */
function overlap([x1, y1, w1, h1]: Box, [x2, y2, w2, h2]: Box): number {
	const width = Math.max(0, Math.min(x1 + w1, x2 + w2) - Math.max(x1, x2));
	const height = Math.max(0, Math.min(y1 + h1, y2 + h2) - Math.max(y1, y2));
	return (width * height) / (w1 * h1 + w2 * h2 - width * height);
}

/** The four sides of a box, so that the picture shows inside it. */
function frame([x, y, width, height]: Box, isBest: boolean): PathShape {
	return path([x, y], `h${width}v${height}h-${width}z`, isBest ? "alarm" : "wire");
}
