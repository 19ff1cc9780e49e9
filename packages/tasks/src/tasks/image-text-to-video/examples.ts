import type { TaskExamples } from "../../types/task.ts";

/** A lighthouse whose light begins to turn. */
export const examples = {
	tr: [
		{
			input: {
				inputs: "lighthouse.png",
				parameters: { prompt: "fenerin ışığı yavaşça döner, dalgalar kayaya çarpar" },
			},
			output: { video: "lighthouse.mp4" },
		},
	],
	en: [
		{
			input: {
				inputs: "lighthouse.png",
				parameters: { prompt: "the light turns slowly, waves break on the rock" },
			},
			output: { video: "lighthouse.mp4" },
		},
	],
} as const satisfies TaskExamples;
