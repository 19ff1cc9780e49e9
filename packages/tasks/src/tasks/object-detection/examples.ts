import type { TaskExamples } from "../../types/task.ts";

/** A cyclist and a bus. */
export const examples = {
	tr: [
		{
			input: { inputs: "crossing.png" },
			output: [
				{ label: "otobüs", score: 0.98, box: { xmin: 712, ymin: 132, xmax: 1248, ymax: 584 } },
				{ label: "bisikletli", score: 0.96, box: { xmin: 430, ymin: 208, xmax: 678, ymax: 682 } },
				{ label: "bisiklet", score: 0.95, box: { xmin: 290, ymin: 438, xmax: 782, ymax: 738 } },
			],
		},
	],
	en: [
		{
			input: { inputs: "crossing.png" },
			output: [
				{ label: "bus", score: 0.98, box: { xmin: 712, ymin: 132, xmax: 1248, ymax: 584 } },
				{ label: "cyclist", score: 0.96, box: { xmin: 430, ymin: 208, xmax: 678, ymax: 682 } },
				{ label: "bicycle", score: 0.95, box: { xmin: 290, ymin: 438, xmax: 782, ymax: 738 } },
			],
		},
	],
} as const satisfies TaskExamples;
