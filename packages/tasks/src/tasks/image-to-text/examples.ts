import type { TaskExamples } from "../../types/task.ts";

/** Boats on a beach. */
export const examples = {
	tr: [
		{ input: { inputs: "boats.png" }, output: { generated_text: "Kumsalda yan yana duran üç renkli kayık" } },
	],
	en: [
		{
			input: { inputs: "boats.png" },
			output: { generated_text: "three colourful rowing boats side by side on a beach" },
		},
	],
} as const satisfies TaskExamples;
