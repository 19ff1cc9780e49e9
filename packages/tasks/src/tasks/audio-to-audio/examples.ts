import type { TaskExamples } from "../../types/task.ts";

/** A flute and a drum, parted. */
export const examples = {
	tr: [
		{
			input: { inputs: "mixture.wav" },
			output: [
				{ label: "flüt", "content-type": "audio/wav", blob: "flute.wav" },
				{ label: "davul", "content-type": "audio/wav", blob: "drum.wav" },
			],
		},
	],
	en: [
		{
			input: { inputs: "mixture.wav" },
			output: [
				{ label: "flute", "content-type": "audio/wav", blob: "flute.wav" },
				{ label: "drum", "content-type": "audio/wav", blob: "drum.wav" },
			],
		},
	],
} as const satisfies TaskExamples;
