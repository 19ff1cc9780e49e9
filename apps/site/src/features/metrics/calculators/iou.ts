import { type Box, boxOverlap as overlapOf } from "@pusula/metrics";
import type { Calculator, Kit } from "../parts/calculator.ts";
import { formulaLine, over, say } from "../markup-tree/math.ts";
import { element, type Markup } from "../markup-tree/markup.ts";

const EDGES = ["left", "top", "right", "bottom"] as const;

/** Corners further away than this are no pixels of a picture. */
const FARTHEST = 100_000;

/** Intersection over union of two boxes. */
export const iouCalculator: Calculator = {
	fields: ["truth", "predicted"].flatMap((group) =>
		EDGES.map((edge) => ({ name: `${group}-${edge}`, kind: "number" as const, group })),
	),
	formula: ({ intersection, union }) => [formulaLine("IoU =", over(say(intersection), say(union)))],
	calculate: (kit) => {
		const { words, print } = kit;
		const truth = readBox("truth", kit);
		const predicted = readBox("predicted", kit);
		const { intersection, union, iou } = overlapOf(predicted, truth);
		const [common, all] = [print.number(intersection), print.number(union)];
		const sides = [truth, predicted].map(
			([left, top, right, bottom]) => `${print.number(right - left)} × ${print.number(bottom - top)}`,
		);
		return {
			figures: [{ label: "IoU", value: print.share(iou) }],
			steps: [
				drawBoxes(truth, predicted, words.boxes),
				formulaLine(say(words.intersection), `= ${common}`),
				formulaLine(say(words.union), `= ${sides.join(" + ")} − ${common} = ${all}`),
				formulaLine("IoU =", over(common, all), `= ${print.share(iou)}`),
			],
		};
	},
};

function readBox(group: string, { form }: Kit): Box {
	const read = (edge: (typeof EDGES)[number]): number =>
		form.number(`${group}-${edge}`, { min: -FARTHEST, max: FARTHEST });
	const box: Box = [read("left"), read("top"), read("right"), read("bottom")];
	if (box[2] <= box[0]) return form.fail(`${group}-right`, "rightEdge");
	return box[3] > box[1] ? box : form.fail(`${group}-bottom`, "bottomEdge");
}

/** Both boxes and what they share, as large as they are to each other. */
function drawBoxes(truth: Box, predicted: Box, name: string): Markup {
	const [left, top] = [Math.min(truth[0], predicted[0]), Math.min(truth[1], predicted[1])];
	const width = Math.max(truth[2], predicted[2]) - left;
	const height = Math.max(truth[3], predicted[3]) - top;
	const margin = Math.max(width, height) / 40;
	const view = [left - margin, top - margin, width + 2 * margin, height + 2 * margin];
	const common: Box = [
		Math.max(truth[0], predicted[0]),
		Math.max(truth[1], predicted[1]),
		Math.min(truth[2], predicted[2]),
		Math.min(truth[3], predicted[3]),
	];
	return element(
		"svg",
		{ viewBox: view.join(" "), role: "img", "aria-label": name },
		...(common[2] > common[0] && common[3] > common[1] ? [drawBox(common, "common")] : []),
		drawBox(truth, "truth"),
		drawBox(predicted, "predicted"),
	);
}

function drawBox([left, top, right, bottom]: Box, part: string): Markup {
	const place = { x: left, y: top, width: right - left, height: bottom - top };
	const attributes = Object.entries(place).map(([name, value]) => [name, String(value)] as const);
	return element("rect", { ...Object.fromEntries(attributes), "data-box": part });
}
