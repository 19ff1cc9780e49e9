import { defineMovingDrawing } from "../drawing-spec.ts";
import { bars } from "../parts/bars.ts";
import { column, NARROW } from "../parts/layout.ts";
import { plane } from "../parts/plot.ts";
import { circle, path, type Shape } from "../parts/shapes.ts";
import { sampleValues } from "../parts/vector.ts";
import { printNumber } from "../print-number.ts";

/** Parameters of the article's model, in thousands of millions. */
const PARAMETERS = 8;
const FULL_BITS = 16;
/** Weights between -1 and 1. */
const WEIGHTS = sampleValues(16, 5).map((value) => 2 * value - 1);

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
				"On altı ağırlık nokta olarak, yanlarında 16 basamak ve her ağırlıktan en yakın basamağa bir çizgi. Altta iki çubuk: ağırlık başına 16 bitte 16 GB, 4 bitte 4 GB.",
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
				"Sixteen weights as dots, with 16 levels and a line from each weight to the nearest level. Below are two bars: with 16 bits a weight 16 GB, with 4 bits 4 GB.",
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
		const field = plane({ width, height: 170, x: [0, WEIGHTS.length + 1], y: [-1.05, 1.05] });
		const levels = bits > 5 ? [] : Array.from({ length: 2 ** bits }, (_, index) => index);
		const rule = (index: number) => {
			const fall = field.toPoint(0, toValue(index, bits))[1] - field.toPoint(0, 1)[1];
			return `m0 ${round(fall)}h${width}m-${width} ${round(-fall)}`;
		};
		const rules = path(field.toPoint(0, 1), levels.map(rule).join(""), "hair");
		const marks = WEIGHTS.flatMap((weight, index): readonly Shape[] => {
			const spot = field.toPoint(index + 1, weight);
			const kept = field.toPoint(index + 1, toLevel(weight, bits));
			const error = path(spot, `v${round(kept[1] - spot[1])}m-5 0h10`, "alarm");
			return [error, circle(spot, 2.5, "solid")];
		});
		const memory = [FULL_BITS, bits].map((count) => {
			const gigabytes = (PARAMETERS * count) / 8;
			return { label: `${count} ${words.bit}`, value: gigabytes / 16, text: `${gigabytes} GB` };
		});
		return column([field.with(rules, marks), bars(memory, width)], 12);
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
