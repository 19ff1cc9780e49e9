import type { TaskExamples } from "../../types/task.ts";

/** News on a telescope, and the message to a shop that a tutorial sorts. */
export const examples = {
	tr: [
		{
			input: {
				inputs: "Teleskop, uzak bir gökadanın şimdiye kadarki en net görüntüsünü gönderdi.",
				parameters: {
					candidate_labels: ["bilim", "spor", "ekonomi"],
					hypothesis_template: "Bu haberin konusu {}.",
				},
			},
			output: [
				{ label: "bilim", score: 0.96 },
				{ label: "ekonomi", score: 0.02 },
				{ label: "spor", score: 0.02 },
			],
		},
		{
			input: {
				inputs: "Paketim üç gündür aynı şubede bekliyor.",
				parameters: {
					candidate_labels: ["kargo", "iade", "ödeme", "diğer"],
					hypothesis_template: "Bu mesajın konusu {}.",
				},
			},
			output: [
				{ label: "kargo", score: 0.91 },
				{ label: "diğer", score: 0.05 },
				{ label: "iade", score: 0.02 },
				{ label: "ödeme", score: 0.02 },
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
		{
			input: {
				inputs: "My parcel has been at the same branch for three days.",
				parameters: { candidate_labels: ["parcel", "refund", "payment", "other"] },
			},
			output: [
				{ label: "parcel", score: 0.91 },
				{ label: "other", score: 0.05 },
				{ label: "refund", score: 0.02 },
				{ label: "payment", score: 0.02 },
			],
		},
	],
} as const satisfies TaskExamples;
