import { defineMovingDrawing } from "../../spec/drawing-spec.ts";
import { line, plane } from "../../parts/plot.ts";
import { circle } from "../../parts/shapes.ts";
import { printNumber } from "../../spec/print-number.ts";

/** Where the weight starts, and how many steps it takes. */
const [START, STEPS] = [-4, 12];
const EDGE = 5;
const POINTS = Array.from({ length: 41 }, (_, index) => -EDGE + (index * EDGE) / 20);

/** Steps of gradient descent on a bowl: too short, right, beyond the other side. */
export const learningRate = defineMovingDrawing({
	id: "learning-rate",
	ranges: { rate: { min: 0.05, max: 2.2, step: 0.05, value: 0.3 } },
	words: {
		tr: {
			title: "Öğrenme hızı adımın boyudur",
			caption:
				"Eğri, tek bir ağırlığa göre kayıptır; noktalar eğimin tersine atılan on iki adımdır. Hız küçükse dibe varılmaz, 1'den büyükse ağırlık dibin iki yanında sallanır, 2'den büyükse her adımda uzaklaşır. Bu sınırlar bu eğri içindir.",
			description:
				"Çanak biçiminde bir eğri ve üzerinde soldan dibe inen noktalar. Öğrenme hızı 0,3 iken adımlar kısalarak dibe yaklaşır ve on iki adımda kayıp 0,002'nin altına iner.",
			rate: "Öğrenme hızı",
			weight: "ağırlık",
			loss: "kayıp",
			after: "12 adım sonra kayıp",
		},
		en: {
			title: "The learning rate is the size of a step",
			caption:
				"The curve is the loss by a single weight; the dots are twelve steps against the slope. With a small rate the bottom is not reached, above 1 the weight swings from side to side, above 2 each step leads further away. These limits are those of this curve.",
			description:
				"A curve shaped like a bowl, and dots that come down to its bottom from the left. At a learning rate of 0.3 the steps grow shorter towards the bottom, and after twelve the loss is below 0.002.",
			rate: "Learning rate",
			weight: "weight",
			loss: "loss",
			after: "Loss after 12 steps",
		},
	},
	say: ({ words, locale, values }) => {
		const last = descend(values.rate).at(-1) ?? START;
		return `${words.after}: ${printNumber(lossOf(last), locale, 4)}.`;
	},
	draw: ({ words, sheet, values }) => {
		const ground = plane({
			width: sheet.narrow ? sheet.width : 460,
			height: 200,
			x: [-EDGE, EDGE],
			y: [0, lossOf(EDGE)],
			xName: words.weight,
			yName: words.loss,
		});
		const toPoint = (weight: number) => ground.toPoint(weight, lossOf(weight));
		const seen = descend(values.rate).filter((weight) => Math.abs(weight) <= EDGE);
		return ground.with(
			line(POINTS.map(toPoint), "wire"),
			line(seen.map(toPoint), "alarm"),
			seen.map((weight, index) => circle(toPoint(weight), index === 0 ? 6 : 4, "solid")),
		);
	},
});

/** The weight at the start and after each step. */
function descend(rate: number): readonly number[] {
	const weights = [START];
	for (let step = 0; step < STEPS; step += 1) weights.push((weights.at(-1) ?? START) * (1 - rate));
	return weights;
}

/** The loss is half the square of the weight, so its slope is the weight itself. */
function lossOf(weight: number): number {
	return weight ** 2 / 2;
}
