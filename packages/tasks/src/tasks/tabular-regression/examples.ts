import type { TaskExamples } from "../../types/task.ts";

/** The rents of three homes. */
export const examples = {
	tr: [
		{
			input: {
				inputs: {
					data: {
						Semt: ["Moda", "Göztepe", "Kartal"],
						"Alan (m²)": ["85", "120", "95"],
						Kat: ["3", "5", "2"],
					},
				},
			},
			output: [41500, 48200, 27900],
		},
	],
	en: [
		{
			input: {
				inputs: {
					data: {
						District: ["Moda", "Göztepe", "Kartal"],
						"Area (m²)": ["85", "120", "95"],
						Floor: ["3", "5", "2"],
					},
				},
			},
			output: [41500, 48200, 27900],
		},
	],
} as const satisfies TaskExamples;
