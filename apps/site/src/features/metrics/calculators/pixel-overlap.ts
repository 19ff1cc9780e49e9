import type { Calculator } from "../calculator.ts";
import { measureClassification } from "../measures/classification.ts";
import { line, listed, over, say } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** Mean intersection over union of two label maps in which every letter is a pixel. */
export const pixelOverlap: Calculator = {
	fields: [
		{ name: "truth", kind: "map" },
		{ name: "predicted", kind: "map" },
	],
	formula: ({ intersection, union, pixelLegend, meanOfClasses }) => [
		line("IoU =", over(say(intersection), say(union))),
		line("mIoU =", say(meanOfClasses)),
		legend(pixelLegend),
	],
	calculate: ({ form, words, print }) => {
		const rows = form.pairs("truth", "predicted").map(([truth, predicted]) => {
			const [left, right] = [Array.from(truth), Array.from(predicted)];
			return left.length === right.length
				? ([left, right] as const)
				: form.fail("predicted", "width", { row: predicted, length: left.length });
		});
		const figures = measureClassification(
			rows.flatMap(([truth]) => truth),
			rows.flatMap(([, predicted]) => predicted),
		);
		const classes = figures.classes.map((one) => {
			const union = one.truePositives + one.falsePositives + one.falseNegatives;
			return {
				name: one.name,
				common: one.truePositives,
				union,
				iou: one.truePositives / union,
				dice: one.f1,
			};
		});
		const mean = classes.reduce((sum, { iou }) => sum + iou, 0) / classes.length;
		return {
			figures: [
				{ label: "mIoU", value: print.share(mean) },
				{ label: words.pixelAccuracy, value: print.share(figures.accuracy) },
			],
			steps: [
				table(
					words.perClass,
					[words.class, words.intersection, words.union, "IoU", "Dice"],
					classes.map(({ name, common, union, iou, dice }) => [
						name,
						String(common),
						String(union),
						print.share(iou),
						print.share(dice),
					]),
				),
				line(
					"mIoU =",
					over(listed(classes.map(({ iou }) => print.share(iou))), String(classes.length)),
					`= ${print.share(mean)}`,
				),
			],
		};
	},
};
