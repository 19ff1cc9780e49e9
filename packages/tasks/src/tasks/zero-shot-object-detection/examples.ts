import type { TaskExamples } from "../../types/task.ts";

const input = {
	inputs: "desk.png",
	parameters: { candidate_labels: ["a pair of glasses", "a cup", "a watch"] },
} as const;
const output = [
	{ label: "a cup", score: 0.95, box: { xmin: 872, ymin: 196, xmax: 1216, ymax: 468 } },
	{ label: "a pair of glasses", score: 0.93, box: { xmin: 108, ymin: 450, xmax: 544, ymax: 678 } },
] as const;

/** A desk with glasses and a cup, without the watch that is looked for. The labels are English, as the model reads no other. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
