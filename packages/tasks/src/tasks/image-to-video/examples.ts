import type { TaskExamples } from "../../types/task.ts";

/** A kite that begins to sway. */
export const examples = {
	tr: [
		{
			input: { inputs: "kite.png", parameters: { prompt: "uçurtma rüzgârda dalgalanır" } },
			output: { video: "kite.mp4" },
		},
	],
	en: [
		{
			input: { inputs: "kite.png", parameters: { prompt: "the kite sways in the wind" } },
			output: { video: "kite.mp4" },
		},
	],
} as const satisfies TaskExamples;
