import type { ExampleOrigin, TaskExamples } from "../../types/task.ts";

/** What was measured in three red wines. */
const input = {
	inputs: {
		data: {
			fixed_acidity: ["7.4", "7.8", "10.3"],
			volatile_acidity: ["0.7", "0.88", "0.32"],
			citric_acid: ["0", "0", "0.45"],
			residual_sugar: ["1.9", "2.6", "6.4"],
			chlorides: ["0.076", "0.098", "0.073"],
			free_sulfur_dioxide: ["11", "25", "5"],
			total_sulfur_dioxide: ["34", "67", "13"],
			density: ["0.9978", "0.9968", "0.9976"],
			pH: ["3.51", "3.2", "3.23"],
			sulphates: ["0.56", "0.68", "0.82"],
			alcohol: ["9.4", "9.8", "12.6"],
		},
	},
};
/** Their quality from 0 to 10. */
const output = [5, 5, 7];
const origin: ExampleOrigin = {
	model: "vvmnnnkv/wine-quality",
	source:
		"https://github.com/huggingface/huggingface.js/blob/3aaed136f4c5fb98733bb0d1652f42486481f0ce/packages/inference/test/HfInference.spec.ts",
};

/** The quality of three wines. The columns are those that the model was trained with, so they are the same in every language. */
export const examples = {
	tr: [{ input, output, origin }],
	en: [{ input, output, origin }],
} as const satisfies TaskExamples;
