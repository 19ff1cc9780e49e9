import type { TaskExamples } from "../../types/task.ts";

/** Two people who speak at once, parted; the labels are the model's own. */
export const examples = {
	tr: [
		{
			input: { inputs: "mixture.tr.wav" },
			output: [
				{ label: "label_0", "content-type": "audio/wav", blob: "voice-1.tr.wav" },
				{ label: "label_1", "content-type": "audio/wav", blob: "voice-2.tr.wav" },
			],
		},
	],
	en: [
		{
			input: { inputs: "mixture.en.wav" },
			output: [
				{ label: "label_0", "content-type": "audio/wav", blob: "voice-1.en.wav" },
				{ label: "label_1", "content-type": "audio/wav", blob: "voice-2.en.wav" },
			],
		},
	],
} as const satisfies TaskExamples;
