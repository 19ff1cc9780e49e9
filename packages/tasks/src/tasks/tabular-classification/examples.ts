import type { TaskExamples } from "../../types/task.ts";

/** Three irises by number of their species: 0 setosa, 1 versicolor, 2 virginica. */
export const examples = {
	tr: [
		{
			input: {
				inputs: {
					data: {
						"Taç yaprak boyu (cm)": ["1.4", "4.7", "6.0"],
						"Taç yaprak eni (cm)": ["0.2", "1.4", "2.5"],
						"Çanak yaprak boyu (cm)": ["5.1", "7.0", "6.3"],
					},
				},
			},
			output: [0, 1, 2],
		},
	],
	en: [
		{
			input: {
				inputs: {
					data: {
						"Petal length (cm)": ["1.4", "4.7", "6.0"],
						"Petal width (cm)": ["0.2", "1.4", "2.5"],
						"Sepal length (cm)": ["5.1", "7.0", "6.3"],
					},
				},
			},
			output: [0, 1, 2],
		},
	],
} as const satisfies TaskExamples;
