import type { TaskExamples } from "../../types/task.ts";

/** A spoken sentence and its transcript. */
export const examples = {
	tr: [
		{
			input: { inputs: "recording.tr.wav" },
			output: {
				text: "Yarınki toplantı saat onda, ikinci kattaki odada.",
				chunks: [
					{ text: "Yarınki toplantı saat onda,", timestamp: [0.1, 2.3] },
					{ text: " ikinci kattaki odada.", timestamp: [2.4, 4.4] },
				],
			},
		},
	],
	en: [
		{
			input: { inputs: "recording.en.wav" },
			output: {
				text: "Tomorrow the meeting is at ten, in the room on the second floor.",
				chunks: [
					{ text: "Tomorrow the meeting is at ten,", timestamp: [0.1, 1.8] },
					{ text: " in the room on the second floor.", timestamp: [1.9, 3.8] },
				],
			},
		},
	],
} as const satisfies TaskExamples;
