import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { centred, column, titled, topRow } from "../../parts/layout.ts";
import { area, circle, type Part, path, rect, type Shape } from "../../parts/shapes.ts";

const SIZE = 56;
const CELL = 92;
const RIGHT = [path([10, 24], "h20v-10l18 14l-18 14v-10h-20z", "clear")];
const LEFT = [path([46, 24], "h-20v-10l-18 14l18 14v-10h20z", "clear")];
/** The shapes on each plate, in the order of `words.names`, and their mirror image where that is another. */
const MARKS: readonly { readonly shapes: readonly Shape[]; readonly mirrored?: readonly Shape[] }[] = [
	{ shapes: [rect([25, 11, 6, 22], "clear", { radius: 0 }), circle([28, 42], 4, "clear")] },
	{ shapes: [rect([11, 23, 34, 10], "clear", { radius: 0 })] },
	{ shapes: [14, 28, 42].map((y) => circle([28, y], 5, "clear")) },
	{ shapes: RIGHT, mirrored: LEFT },
	{ shapes: LEFT, mirrored: RIGHT },
];

/** The classes of the guide to image classification, and what a mirror makes of them. */
export const mirroredSigns = defineDrawing({
	id: "mirrored-signs",
	words: {
		tr: {
			title: "Beş sınıf ve aynadaki görünüşleri",
			caption:
				"Üstte programın çizdiği işaretler, altta aynadaki görünüşleri. İlk üçü değişmez; sağ ok sol oka dönüşür, etiketi ise eski hâliyle kalır.",
			description:
				"Beş yuvarlak levha yan yana: ünlem, yatay çubuk, alt alta üç nokta, sağa ok, sola ok. Altlarındaki sırada aynadaki görünüşleri var: ünlem, çubuk ve noktalar aynı, oklar ters yöne bakıyor.",
			names: "dikkat|girilmez|ışık|sağa dön|sola dön",
		},
		en: {
			title: "Five classes and their mirror images",
			caption:
				"Above, the signs that the program draws; below, their mirror images. The first three stay as they are; the right arrow becomes a left arrow, and its label does not change.",
			description:
				"Five round plates side by side: an exclamation mark, a horizontal bar, three dots below each other, an arrow to the right, an arrow to the left. In the row below are their mirror images: mark, bar and dots are the same, the arrows point the other way.",
			names: "caution|no entry|lights|turn right|turn left",
		},
	},
	draw: ({ words, sheet }) => {
		const width = sheet.narrow ? 104 : CELL;
		const cells = words.names.split("|").map((name, index): Part => {
			const { shapes = [], mirrored = shapes } = MARKS[index] ?? {};
			const isTurned = mirrored !== shapes;
			const both = column([plate(shapes, "solid"), plate(mirrored, isTurned ? "warm" : "dull")], 8);
			return centred(titled(note(name), both), width);
		});
		return sheet.narrow
			? column([topRow(cells.slice(0, 3), 4), topRow(cells.slice(3), 4)], 18)
			: topRow(cells);
	},
});

function plate(shapes: readonly Shape[], look: "solid" | "warm" | "dull"): Part {
	return area(SIZE, SIZE, circle([SIZE / 2, SIZE / 2], SIZE / 2, look), shapes);
}
