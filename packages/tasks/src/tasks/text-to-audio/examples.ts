import type { TaskExamples } from "../../types/task.ts";

/** A tune of a flute. */
export const examples = {
	tr: [
		{
			input: { inputs: "eşliksiz kısa bir flüt ezgisi" },
			output: { audio: "flute.wav", sampling_rate: 22050 },
		},
	],
	en: [
		{
			input: { inputs: "a short flute tune without accompaniment" },
			output: { audio: "flute.wav", sampling_rate: 22050 },
		},
	],
} as const satisfies TaskExamples;
