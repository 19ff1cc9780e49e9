import type { TaskExamples } from "../../types/task.ts";

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
/**
 * Their weights in grams, as scikit-learn/Fish-Weight gives them; the fish weighed 242, 290 and 340. Source of both: the
 * tests of https://github.com/huggingface/huggingface.js, and the data set scikit-learn/Fish.
 */
const output = [270.5473526976245, 313.6843425638086, 328.3727133404402];

/** The weights of three fish. The columns are those that the model was trained with, so they are the same in every language. */
export const examples = { tr: [{ input, output }], en: [{ input, output }] } as const satisfies TaskExamples;
