import type { ExampleOrigin, TaskExamples } from "../../types/task.ts";

/** Measures of three breams in centimetres. */
const input = {
	inputs: {
		data: {
			Height: ["11.52", "12.48", "12.3778"],
			Length1: ["23.2", "24", "23.9"],
			Length2: ["25.4", "26.3", "26.5"],
			Length3: ["30", "31.2", "31.1"],
			Species: ["Bream", "Bream", "Bream"],
			Width: ["4.02", "4.3056", "4.6961"],
		},
	},
};
/** Their weights in grams as the model gives them; by the data set scikit-learn/Fish they weighed 242, 290 and 340. */
const output = [270.5473526976245, 313.6843425638086, 328.3727133404402];
const origin: ExampleOrigin = {
	model: "scikit-learn/Fish-Weight",
	source:
		"https://github.com/huggingface/huggingface.js/blob/3aaed136f4c5fb98733bb0d1652f42486481f0ce/packages/inference/test/HfInference.spec.ts",
};

/** The weights of three fish. The columns are those that the model was trained with, so they are the same in every language. */
export const examples = {
	tr: [{ input, output, origin }],
	en: [{ input, output, origin }],
} as const satisfies TaskExamples;
