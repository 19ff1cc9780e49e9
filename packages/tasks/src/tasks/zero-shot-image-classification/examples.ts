import type { TaskExamples } from "../../types/task.ts";

/** A cat among other names. */
export const examples = {
	tr: [
		{
			input: {
				inputs: "cat.png",
				parameters: {
					candidate_labels: ["kedi", "köpek", "lama"],
					hypothesis_template: "{} fotoğrafı",
				},
			},
			output: [
				{ label: "kedi", score: 0.97 },
				{ label: "köpek", score: 0.02 },
				{ label: "lama", score: 0.01 },
			],
		},
	],
	en: [
		{
			input: { inputs: "cat.png", parameters: { candidate_labels: ["cat", "dog", "llama"] } },
			output: [
				{ label: "cat", score: 0.97 },
				{ label: "dog", score: 0.02 },
				{ label: "llama", score: 0.01 },
			],
		},
	],
} as const satisfies TaskExamples;
