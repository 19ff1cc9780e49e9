import type { TaskExamples } from "../../types/task.ts";

/** A desk with glasses and a cup, without the watch that is looked for. */
export const examples = {
	tr: [
		{
			input: { inputs: "desk.png", parameters: { candidate_labels: ["gözlük", "fincan", "saat"] } },
			output: [
				{ label: "fincan", score: 0.95, box: { xmin: 872, ymin: 196, xmax: 1216, ymax: 468 } },
				{ label: "gözlük", score: 0.93, box: { xmin: 108, ymin: 450, xmax: 544, ymax: 678 } },
			],
		},
	],
	en: [
		{
			input: { inputs: "desk.png", parameters: { candidate_labels: ["glasses", "cup", "watch"] } },
			output: [
				{ label: "cup", score: 0.95, box: { xmin: 872, ymin: 196, xmax: 1216, ymax: 468 } },
				{ label: "glasses", score: 0.93, box: { xmin: 108, ymin: 450, xmax: 544, ymax: 678 } },
			],
		},
	],
} as const satisfies TaskExamples;
