import { defineMovingDrawing } from "../drawing-spec.ts";
import { bars } from "../parts/bars.ts";
import { column, NARROW } from "../parts/layout.ts";
import { plane } from "../parts/plot.ts";
import { circle, path } from "../parts/shapes.ts";
import { sampleValues } from "../parts/vector.ts";
import { printNumber } from "../print-number.ts";

/** Parameters of the article's model, in thousands of millions. */
const PARAMETERS = 8;
const FULL_BITS = 16;
/** Weights between -1 and 1. */
const WEIGHTS = sampleValues(12, 5).map((value) => 2 * value - 1);

/** Weights rounded to the levels that so many bits can tell apart, and what the rounding costs. */
export const quantization = defineMovingDrawing({
	id: "quantization",
	ranges: { bits: { min: 2, max: 8, step: 1, value: 4 } },
	words: {
		tr: {
			title: "Ağırlık başına bit, hata ve bellek",
			caption:
				"Nicemleme her ağırlığı (nokta) en yakın basamağa (kısa çizgi) yuvarlar; aradaki dik çizgi hatadır. 4 bitte 16 basamak vardır. Alttaki çubuklar 8 milyar parametreli bir modelin ağırlıklarıdır; bağlamın belleği buna eklenir.",
			description:
				"On iki ağırlık nokta olarak ve her birinden, 16 basamağın en yakın olanına bir çizgi. Altta iki çubuk: ağırlık başına 16 bitte 16 GB, 4 bitte 4 GB.",
			bits: "Ağırlık başına bit",
			bit: "bit",
			levels: "basamak",
			error: "ortalama hata",
		},
		en: {
			title: "Bits a weight, error and memory",
			caption:
				"Quantization rounds each weight (a dot) to the nearest level (a short line); the upright between them is the error. With 4 bits there are 16 levels. The bars below are the weights of a model with 8 billion parameters; the memory of the context comes on top.",
			description:
				"Twelve weights as dots, and from each a line to the nearest of 16 levels. Below are two bars: with 16 bits a weight 16 GB, with 4 bits 4 GB.",
			bits: "Bits a weight",
			bit: "bits",
			levels: "levels",
			error: "mean error",
		},
	},
	say: ({ words, locale, values: { bits } }) => {
		const error = WEIGHTS.reduce((sum, weight) => sum + Math.abs(weight - toLevel(weight, bits)), 0);
		const mean = printNumber(error / WEIGHTS.length, locale, 4);
		return `${2 ** bits} ${words.levels}, ${words.error} ${mean}, ${(PARAMETERS * bits) / 8} GB.`;
	},
	draw: ({ words, values: { bits } }) => {
		const { width } = NARROW;
		const field = plane({ width, height: 120, x: [0, WEIGHTS.length + 1], y: [-1.05, 1.05] });
		const spots = WEIGHTS.map((weight, index) => field.toPoint(index + 1, weight));
		// Each error leads from a dot to its level, and on to the next dot.
		const errors = spots.map(([x, y], index) => {
			const [nextX, nextY] = spots[index + 1] ?? [x, y];
			const kept = field.toPoint(0, toLevel(WEIGHTS[index] ?? 0, bits))[1];
			return `v${round(kept - y)}m-5 0h10m${round(nextX - x - 5)} ${round(nextY - kept)}`;
		});
		const marks = [
			path(spots[0] ?? [0, 0], errors.join(""), "alarm"),
			...spots.map((spot) => circle(spot, 2.5, "solid")),
		];
		const memory = [FULL_BITS, bits].map((count) => {
			const gigabytes = (PARAMETERS * count) / 8;
			return { label: `${count} ${words.bit}`, value: gigabytes / 16, text: `${gigabytes} GB` };
		});
		return column([field.with(marks), bars(memory, width)], 12);
	},
});

/** A weight at the nearest of the levels that so many bits can tell apart. */
function toLevel(weight: number, bits: number): number {
	return toValue(Math.round(((weight + 1) / 2) * (2 ** bits - 1)), bits);
}

function toValue(level: number, bits: number): number {
	return (2 * level) / (2 ** bits - 1) - 1;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
