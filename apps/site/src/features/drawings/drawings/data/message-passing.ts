import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow, link } from "../../parts/arrow.ts";
import { label, note } from "../../parts/label.ts";
import { column, row, titled } from "../../parts/layout.ts";
import { area, at, circle, type Part } from "../../parts/shapes.ts";

/** Values of the article's example: A and its neighbours. */
const NODES = [
	{ name: "A", value: 2 },
	{ name: "B", value: 4 },
	{ name: "C", value: 9 },
] as const;
const MEAN = NODES.reduce((sum, { value }) => sum + value, 0) / NODES.length;

export const messagePassing = defineDrawing({
	id: "message-passing",
	words: {
		tr: {
			title: "Bir katmanda mesaj aktarımı",
			caption:
				"A, komşularının değerlerini alır ve kendisininkiyle ortalar: (2 + 4 + 9) / 3 = 5. İkinci katmanda B ve C'nin komşularından da haberi olur.",
			description:
				"Üç düğümlü iki çizge. Solda A'nın değeri 2, B'nin 4, C'nin 9'dur; B ve C'den A'ya oklar gider. Sağda A'nın yeni değeri 5'tir.",
			before: "katmandan önce",
			after: "katmandan sonra",
		},
		en: {
			title: "Passing messages in one layer",
			caption:
				"A takes the values of its neighbours and averages them with its own: (2 + 4 + 9) / 3 = 5. In a second layer it learns of the neighbours of B and C too.",
			description:
				"Two graphs of three nodes. On the left A has the value 2, B 4 and C 9; arrows go from B and C to A. On the right the new value of A is 5.",
			before: "before the layer",
			after: "after the layer",
		},
	},
	draw: ({ words, sheet }) => {
		const sides = [
			titled(note(words.before), graph([NODES[0].value, NODES[1].value, NODES[2].value], true)),
			titled(note(words.after), graph([MEAN], false)),
		] as const;
		return sheet.narrow
			? column([sides[0], arrow("down", 20), sides[1]], 10, "middle")
			: row([sides[0], arrow("right", 48), sides[1]], 24);
	},
});

function graph(values: readonly number[], hasMessages: boolean): Part {
	const spots = [
		[34, 62],
		[150, 26],
		[150, 98],
	] as const;
	const marks = spots.flatMap((spot, index) => {
		const value = values[index];
		const text = `${NODES[index]?.name ?? ""}${value === undefined ? "" : ` ${value}`}`;
		const isOwn = index === 0;
		const words = label(text, { size: 13, bold: true, tone: isOwn ? "filled" : "ink" });
		return [
			circle(spot, 24, isOwn ? "solid" : "box"),
			...at(spot[0] - words.width / 2, spot[1] - words.height / 2, words),
		];
	});
	const look = hasMessages ? "strong" : "wire";
	return area(176, 124, link([125, 34], [61, 54], look), link([125, 90], [61, 70], look), marks);
}
