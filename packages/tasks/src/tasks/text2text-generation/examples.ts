import type { TaskExamples } from "../../types/task.ts";

/** A sentence of officials, in plain words. */
export const examples = {
	tr: [
		{
			input: {
				inputs:
					"Sadeleştir: Söz konusu tüzük değişikliği, oy birliğiyle kabul edilmek suretiyle yürürlüğe girmiştir.",
			},
			output: { generated_text: "Tüzük değişikliği oy birliğiyle kabul edildi ve yürürlüğe girdi." },
		},
	],
	en: [
		{
			input: {
				inputs:
					"Simplify: The amendment in question entered into force by virtue of having been unanimously adopted.",
			},
			output: { generated_text: "The amendment was adopted by all votes and is now in force." },
		},
	],
} as const satisfies TaskExamples;
