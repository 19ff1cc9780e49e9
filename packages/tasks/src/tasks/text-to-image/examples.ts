import type { TaskExamples } from "../../types/task.ts";

/** A drawing of a windmill. */
export const examples = {
	tr: [
		{
			input: {
				inputs: "gün batımında tepedeki bir yel değirmeni, düz renkli çizim",
				parameters: { num_inference_steps: 5 },
			},
			output: { image: "windmill.png" },
		},
	],
	en: [
		{
			input: {
				inputs: "a windmill on a hill at sunset, flat illustration",
				parameters: { num_inference_steps: 5 },
			},
			output: { image: "windmill.png" },
		},
	],
} as const satisfies TaskExamples;
