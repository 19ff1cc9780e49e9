import type { TaskExamples } from "../../types/task.ts";

/** Watermelons to count. */
export const examples = {
	tr: [
		{
			input: { inputs: { image: "market.png", question: "Kaç karpuz var?" } },
			output: [
				{ answer: "3", score: 0.91 },
				{ answer: "4", score: 0.05 },
				{ answer: "2", score: 0.02 },
			],
		},
	],
	en: [
		{
			input: { inputs: { image: "market.png", question: "How many watermelons are there?" } },
			output: [
				{ answer: "3", score: 0.91 },
				{ answer: "4", score: 0.05 },
				{ answer: "2", score: 0.02 },
			],
		},
	],
} as const satisfies TaskExamples;
