import type { TaskExamples } from "../../types/task.ts";

/** Two sentences that say the same. The vectors show the first four numbers alone; a model gives hundreds. */
export const examples = {
	tr: [
		{
			input: { inputs: ["Kedi koltukta uyuyor.", "Koltuğun üstünde bir kedi kestiriyor."] },
			output: [
				[0.031, -0.442, 0.187, 0.056],
				[0.029, -0.437, 0.201, 0.049],
			],
		},
	],
	en: [
		{
			input: { inputs: ["The cat is asleep on the sofa.", "A cat is napping on the couch."] },
			output: [
				[0.031, -0.442, 0.187, 0.056],
				[0.029, -0.437, 0.201, 0.049],
			],
		},
	],
} as const satisfies TaskExamples;
