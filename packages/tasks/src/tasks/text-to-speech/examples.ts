import type { TaskExamples } from "../../types/task.ts";

/** An announcement on a ferry. */
export const examples = {
	tr: [
		{
			input: { inputs: "Sayın yolcular, vapurumuz birazdan kalkacaktır." },
			output: { audio: "announcement.tr.wav", sampling_rate: 22050 },
		},
	],
	en: [
		{
			input: { inputs: "Dear passengers, our ferry is about to depart." },
			output: { audio: "announcement.en.wav", sampling_rate: 22050 },
		},
	],
} as const satisfies TaskExamples;
