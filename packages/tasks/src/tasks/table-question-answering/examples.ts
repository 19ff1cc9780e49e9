import type { TaskExamples } from "../../types/task.ts";

/** The row with the smallest number. */
export const examples = {
	tr: [
		{
			input: {
				inputs: {
					table: {
						Ürün: ["Simit", "Poğaça", "Su böreği", "Açma"],
						"Fiyat (TL)": ["15", "20", "90", "18"],
						Kalan: ["42", "18", "6", "25"],
					},
					question: "Hangi üründen en az kaldı?",
				},
			},
			output: [{ answer: "Su böreği", coordinates: [[2, 0]], cells: ["Su böreği"], aggregator: "NONE" }],
		},
	],
	en: [
		{
			input: {
				inputs: {
					table: {
						Product: ["Simit", "Pastry", "Cheese pie", "Bun"],
						"Price (TRY)": ["15", "20", "90", "18"],
						Left: ["42", "18", "6", "25"],
					},
					question: "Which product has the fewest pieces left?",
				},
			},
			output: [{ answer: "Cheese pie", coordinates: [[2, 0]], cells: ["Cheese pie"], aggregator: "NONE" }],
		},
	],
} as const satisfies TaskExamples;
