import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { label, note } from "../../parts/label.ts";
import { column, row } from "../../parts/layout.ts";
import { area, type FillLook, type Part, rect } from "../../parts/shapes.ts";

/** Lengths of the lines of a text; the second and the fifth are those that count. */
const LINES = [120, 104, 116, 96, 110, 84];
const CHOSEN = [1, 4];

export const selectOrWrite = defineDrawing({
	id: "select-or-write",
	words: {
		tr: {
			title: "Seçerek ve yazarak özetleme",
			caption:
				"Seçen yöntem cümleleri olduğu gibi alır ve uydurmaz. Yazan yöntem yeni cümleler kurar; daha akıcıdır, ama metinde olmayan bir şeyi de söyleyebilir.",
			description:
				"İki satır. Üstte altı satırlık metnin iki satırı işaretlidir ve özette aynı iki satır durur. Altta aynı metinden, başka renkte, yeni yazılmış iki satır çıkar.",
			selects: "seçerek",
			writes: "yazarak",
			same: "aynı cümleler",
			fresh: "yeni cümleler",
		},
		en: {
			title: "Summaries that select and summaries that write",
			caption:
				"Selecting takes sentences as they stand and invents nothing. Writing makes new ones; it reads better, and may say what the text does not.",
			description:
				"Two rows. Above, two lines of a text of six are marked, and the summary holds the same two. Below, two new lines in another colour come out of the same text.",
			selects: "selecting",
			writes: "writing",
			same: "the same sentences",
			fresh: "new sentences",
		},
	},
	draw: ({ words, sheet }) => {
		const text = (marked: readonly number[]) =>
			lines(LINES.map((width, index) => [width, marked.includes(index) ? "solid" : "dull"]));
		const picked = lines(CHOSEN.map((index) => [LINES[index] ?? 0, "solid"]));
		const written = lines([
			[112, "warm"],
			[72, "warm"],
		]);
		const way = (name: string, from: Part, to: Part, about: string) =>
			column(
				[
					label(name, { bold: true, size: 13 }),
					row([from, arrow("right", 36), column([to, note(about)], 6)], 14),
				],
				10,
			);
		const ways = [
			way(words.selects, text(CHOSEN), picked, words.same),
			way(words.writes, text([]), written, words.fresh),
		];
		return sheet.narrow ? column(ways, 24) : row(ways, 28);
	},
});

function lines(rows: readonly (readonly [number, FillLook])[]): Part {
	const strokes = rows.map(([width, look], index) =>
		rect([0, index * 14, width, 7], look, { radius: 2, ...(look === "dull" && { strength: 0.55 }) }),
	);
	return area(Math.max(...rows.map(([width]) => width)), rows.length * 14 - 7, strokes);
}
