import type { TaskExamples } from "../../types/task.ts";

/** A tabby cat. */
export const examples = {
	tr: [
		{
			input: { inputs: "cat.png" },
			output: [
				{ label: "tekir kedi", score: 0.82 },
				{ label: "kaplan desenli kedi", score: 0.11 },
				{ label: "Mısır kedisi", score: 0.04 },
			],
		},
	],
	en: [
		{
			input: { inputs: "cat.png" },
			output: [
				{ label: "tabby cat", score: 0.82 },
				{ label: "tiger cat", score: 0.11 },
				{ label: "Egyptian cat", score: 0.04 },
			],
		},
	],
} as const satisfies TaskExamples;
