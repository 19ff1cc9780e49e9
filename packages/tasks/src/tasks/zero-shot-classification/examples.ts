import type { TaskExamples } from "../../types/task.ts";

/** News on a telescope. */
export const examples: TaskExamples = {
	tr: [
		{
			input: {
				inputs: "Teleskop, uzak bir gökadanın şimdiye kadarki en net görüntüsünü gönderdi.",
				parameters: { candidate_labels: ["bilim", "spor", "ekonomi"] },
			},
			output: [
				{ label: "bilim", score: 0.96 },
				{ label: "ekonomi", score: 0.02 },
				{ label: "spor", score: 0.02 },
			],
		},
	],
	en: [
		{
			input: {
				inputs: "The telescope sent the sharpest picture so far of a distant galaxy.",
				parameters: { candidate_labels: ["science", "sport", "economy"] },
			},
			output: [
				{ label: "science", score: 0.96 },
				{ label: "economy", score: 0.02 },
				{ label: "sport", score: 0.02 },
			],
		},
	],
};
