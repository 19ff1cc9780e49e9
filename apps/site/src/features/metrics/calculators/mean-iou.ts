import { labelMapOverlap } from "@pusula/metrics";
import type { Calculator } from "../parts/calculator.ts";
import { formulaLine, listed, over, say } from "../markup-tree/math.ts";
import { legend } from "../markup-tree/remark.ts";
import { table } from "../markup-tree/table.ts";

/** Mean intersection over union of two label maps in which every letter is a pixel. */
export const meanIouCalculator: Calculator = {
	fields: [
		{ name: "truth", kind: "map" },
		{ name: "predicted", kind: "map" },
	],
	formula: ({ intersection, union, pixelLegend, meanOfClasses }) => [
		formulaLine("IoU =", over(say(intersection), say(union))),
		formulaLine("mIoU =", say(meanOfClasses)),
		legend(pixelLegend),
	],
	calculate: ({ form, words, print }) => {
		const rows = form.pairs("truth", "predicted").map(([truth, predicted]) => {
			const [left, right] = [Array.from(truth), Array.from(predicted)];
			return left.length === right.length
				? ([left, right] as const)
				: form.fail("predicted", "width", { row: predicted, length: left.length });
		});
		const { classes, meanIou, pixelAccuracy } = labelMapOverlap(
			rows.flatMap(([, predicted]) => predicted),
			rows.flatMap(([truth]) => truth),
		);
		return {
			figures: [
				{ label: "mIoU", value: print.share(meanIou) },
				{ label: words.pixelAccuracy, value: print.share(pixelAccuracy) },
			],
			steps: [
				table(
					words.perClass,
					[words.class, words.intersection, words.union, "IoU", "Dice"],
					classes.map(({ label, intersection, union, iou, dice }) => [
						label,
						String(intersection),
						String(union),
						print.share(iou),
						print.share(dice),
					]),
				),
				formulaLine(
					"mIoU =",
					over(listed(classes.map(({ iou }) => print.share(iou))), String(classes.length)),
					`= ${print.share(meanIou)}`,
				),
			],
		};
	},
};
