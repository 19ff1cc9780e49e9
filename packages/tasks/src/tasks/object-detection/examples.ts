import type { TaskExamples } from "../../types/task.ts";

const input = { inputs: "crossing.png" } as const;
const output = [
	{ label: "bus", score: 0.98, box: { xmin: 712, ymin: 132, xmax: 1248, ymax: 584 } },
	{ label: "person", score: 0.96, box: { xmin: 430, ymin: 208, xmax: 678, ymax: 682 } },
	{ label: "bicycle", score: 0.95, box: { xmin: 290, ymin: 438, xmax: 782, ymax: 738 } },
] as const;

/** A cyclist and a bus. The labels are the model's own, so they are the same in every language. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
