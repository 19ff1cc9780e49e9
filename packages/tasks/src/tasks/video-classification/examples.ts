import type { TaskExamples } from "../../types/task.ts";

/** Someone juggling. */
export const examples = {
	tr: [
		{
			input: { inputs: "juggling.gif" },
			output: [
				{ label: "hokkabazlık", score: 0.89 },
				{ label: "basketbol", score: 0.06 },
				{ label: "dans", score: 0.03 },
			],
		},
	],
	en: [
		{
			input: { inputs: "juggling.gif" },
			output: [
				{ label: "juggling", score: 0.89 },
				{ label: "basketball", score: 0.06 },
				{ label: "dancing", score: 0.03 },
			],
		},
	],
} as const satisfies TaskExamples;
