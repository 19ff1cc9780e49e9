import { expect, it } from "vitest";
import { toAreas } from "./to-areas.ts";

const toDetection = (score: number) => ({ label: "kedi", score, shape: [1, 2, 3, 4] as const });

it("draws the surest boxes of a model, and those of the right answer in their order", () => {
	expect(toAreas([toDetection(0.2), toDetection(0.9)]).map(({ score }) => score)).toEqual([0.9, 0.2]);
	expect(toAreas(Array.from({ length: 30 }, () => toDetection(0.5)))).toHaveLength(20);
	expect(toAreas([{ label: "köpek", shape: [1, 2, 3, 4] }])).toEqual([
		{ label: "köpek", box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } },
	]);
});

it.each([["kedi"], [3], [["kedi"]], [[{ label: "PER", start: 0, end: 4 }]]])(
	"draws nothing for %j",
	(answer) => {
		expect(toAreas(answer)).toEqual([]);
	},
);
