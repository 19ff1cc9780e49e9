import { type ClassificationScores, classificationScores, type ConfusionMatrix } from "@pusula/metrics";
import type { Calculator, Kit } from "../parts/calculator.ts";
import { formulaLine, over, say } from "../markup-tree/math.ts";
import type { Markup } from "../markup-tree/markup.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** A matrix with more classes than this cannot be read. */
const MOST_CLASSES = 8;

/** Accuracy, precision, recall and F1 from true and predicted labels. */
export const classification: Calculator = {
	fields: [
		{ name: "truth", kind: "list" },
		{ name: "predicted", kind: "list" },
	],
	formula: ({ accuracy, precision, recall, rightOnes, allOnes, counts }) => [
		formulaLine(say(accuracy), "=", over(say(rightOnes), say(allOnes))),
		formulaLine(say(precision), "=", over(counts.tp, `${counts.tp} + ${counts.fp}`)),
		formulaLine(say(recall), "=", over(counts.tp, `${counts.tp} + ${counts.fn}`)),
		formulaLine("F1 =", over(`2 × ${counts.tp}`, `2 × ${counts.tp} + ${counts.fp} + ${counts.fn}`)),
		legend(counts.legend),
	],
	calculate: (kit) => {
		const { form, words, print } = kit;
		const pairs = form.pairs("truth", "predicted");
		const truth = pairs.map(([one]) => one);
		const predicted = pairs.map(([, one]) => one);
		const scores = classificationScores(predicted, truth);
		const { correct, accuracy, macro, classes, confusion } = scores;
		return {
			figures: [
				{ label: words.accuracy, value: print.share(accuracy) },
				{ label: words.macro.precision, value: print.share(macro.precision) },
				{ label: words.macro.recall, value: print.share(macro.recall) },
				{ label: words.macro.f1, value: print.share(macro.f1) },
			],
			steps: [
				formulaLine(say(words.accuracy), `= ${correct} / ${truth.length} = ${print.share(accuracy)}`),
				...(classes.length > MOST_CLASSES ? [] : [drawMatrix(confusion, kit)]),
				drawClasses(scores, kit),
			],
		};
	},
};

function drawMatrix({ labels, counts }: ConfusionMatrix, { words }: Kit): Markup {
	return table(
		words.matrix,
		[words.matrixCorner, ...labels],
		counts.map((row, place) => [labels[place] ?? "", ...row.map(String)]),
	);
}

function drawClasses({ classes, macro }: ClassificationScores, { words, print }: Kit): Markup {
	const { tp, fp, fn } = words.counts;
	const mean = [macro.precision, macro.recall, macro.f1].map(print.share);
	return table(
		words.perClass,
		[words.class, tp, fp, fn, words.precision, words.recall, "F1"],
		[
			...classes.map((one) => [
				one.label,
				...[one.truePositives, one.falsePositives, one.falseNegatives].map(String),
				...[one.precision, one.recall, one.f1].map(print.share),
			]),
			[words.mean, "", "", "", ...mean],
		],
	);
}
