import type { TaskExamples } from "../../types/task.ts";

/** A bridge by day, turned to night. */
export const examples = {
	tr: [
		{
			input: { inputs: "bridge-day.png", parameters: { prompt: "Köprüyü gece göster, lambaları yak." } },
			output: { image: "bridge-night.png" },
		},
	],
	en: [
		{
			input: {
				inputs: "bridge-day.png",
				parameters: { prompt: "Show the bridge at night with its lamps lit." },
			},
			output: { image: "bridge-night.png" },
		},
	],
} as const satisfies TaskExamples;
