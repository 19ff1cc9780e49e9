import type { TaskExamples } from "../../types/task.ts";

/** A harbour, parted into sky, sea and boat. */
export const examples = {
	tr: [
		{
			input: { inputs: "harbour.png" },
			output: [
				{ label: "gökyüzü", mask: "mask-sky.png", score: 0.99 },
				{ label: "deniz", mask: "mask-sea.png", score: 0.98 },
				{ label: "yelkenli", mask: "mask-boat.png", score: 0.97 },
			],
		},
	],
	en: [
		{
			input: { inputs: "harbour.png" },
			output: [
				{ label: "sky", mask: "mask-sky.png", score: 0.99 },
				{ label: "sea", mask: "mask-sea.png", score: 0.98 },
				{ label: "sailing boat", mask: "mask-boat.png", score: 0.97 },
			],
		},
	],
} as const satisfies TaskExamples;
