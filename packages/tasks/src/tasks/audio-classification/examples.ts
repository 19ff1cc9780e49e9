import type { TaskExamples } from "../../types/task.ts";

/** A siren, distinguished from other sounds. */
export const examples = {
	tr: [
		{
			input: { inputs: "siren.wav" },
			output: [
				{ label: "siren", score: 0.93 },
				{ label: "korna", score: 0.05 },
				{ label: "müzik", score: 0.02 },
			],
		},
	],
	en: [
		{
			input: { inputs: "siren.wav" },
			output: [
				{ label: "siren", score: 0.93 },
				{ label: "car horn", score: 0.05 },
				{ label: "music", score: 0.02 },
			],
		},
	],
} as const satisfies TaskExamples;
