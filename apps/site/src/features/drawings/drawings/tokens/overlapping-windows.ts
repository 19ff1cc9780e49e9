import { defineDrawing } from "../../spec/drawing-spec.ts";
import { note } from "../../parts/label.ts";
import { column } from "../../parts/layout.ts";
import { area, type Part, rect, type Shape } from "../../parts/shapes.ts";

/** Where the answer is in the text, and the windows of both cuts: shares of the text's length, chosen for the drawing. */
const ANSWER = { start: 0.3, end: 0.37 };
const APART = [0, 1 / 3, 2 / 3].map((start) => ({ start, end: start + 1 / 3 }));
const OVERLAPPING = [0, 0.2225, 0.445, 0.6675].map((start) => ({ start, end: start + 1 / 3 }));
const HEIGHT = 16;

interface Span {
	readonly start: number;
	readonly end: number;
}

/** An answer at the border of two windows, with and without overlap. */
export const overlappingWindows = defineDrawing({
	id: "overlapping-windows",
	words: {
		tr: {
			title: "Sınırdaki yanıt",
			caption:
				"Yan yana pencereler sınıra düşen yanıtı ikiye böler. Örtüşen pencerelerden en az birinde yanıt bütündür; karşılığında bazı yerler iki kez okunur.",
			description:
				"Üstte uzun bir metin çubuğu, içinde bir yanıt. Ortada yan yana üç pencere: yanıt birinciyle ikincinin sınırında ikiye bölünmüş. Altta örtüşen dört pencere: yanıt ikinci pencerenin içinde bütün.",
			text: "metin ve içindeki yanıt",
			apart: "yan yana: yanıt bölünür",
			overlapping: "örtüşen: ikincisinde yanıt bütün",
		},
		en: {
			title: "An answer at a border",
			caption:
				"Windows side by side cut an answer at their border in two. With overlap at least one window holds it whole; in return, some places are read twice.",
			description:
				"Above, a bar for a long text with an answer in it. In the middle, three windows side by side: the answer is cut at the border of the first and the second. Below, four overlapping windows: the answer is whole in the second.",
			text: "the text, and the answer in it",
			apart: "side by side: the answer is cut",
			overlapping: "overlapping: the second holds it whole",
		},
	},
	draw: ({ words, sheet }) => {
		const width = sheet.narrow ? sheet.width : 560;
		const text = strip(width, [{ start: 0, end: 1 }], "dull");
		return column(
			[
				column([note(words.text), text], 6),
				column([note(words.apart), strip(width, APART, "box")], 6),
				column([note(words.overlapping), strip(width, OVERLAPPING, "box")], 6),
			],
			16,
		);
	},
});

/** Spans of the text, those that overlap on lines of their own, with the piece of the answer that each holds. */
function strip(width: number, spans: readonly Span[], look: "dull" | "box"): Part {
	const isOverlapping = spans.some(({ start }, index) => start < (spans[index - 1]?.end ?? 0) - 1e-9);
	const lines = isOverlapping ? spans.length : 1;
	const shapes = spans.flatMap(({ start, end }, index): readonly Shape[] => {
		const y = isOverlapping ? index * (HEIGHT + 4) : 0;
		const [from, to] = [Math.max(start, ANSWER.start), Math.min(end, ANSWER.end)];
		const ground = rect([start * width, y, (end - start) * width - 4, HEIGHT], look, { radius: 2 });
		if (from >= to) return [ground];
		const isWhole = from === ANSWER.start && to === ANSWER.end;
		const gap = to === end ? 4 : 0;
		const piece: readonly [number, number, number, number] = [
			from * width,
			y,
			(to - from) * width - gap,
			HEIGHT,
		];
		return [ground, rect(piece, isWhole ? "solid" : "warm", { radius: 1 })];
	});
	return area(width, lines * (HEIGHT + 4) - 4, shapes);
}
