import type { TaskExamples } from "../../types/task.ts";

/** A contented guest. The labels are those of the model in each language. */
export const examples = {
	tr: [
		{
			input: { inputs: "Oda tertemizdi, personel çok ilgiliydi; yine geleceğiz." },
			output: [
				{ label: "positive", score: 0.97 },
				{ label: "negative", score: 0.03 },
			],
		},
	],
	en: [
		{
			input: { inputs: "The room was spotless and the staff were kind; we will come back." },
			output: [
				{ label: "POSITIVE", score: 0.97 },
				{ label: "NEGATIVE", score: 0.03 },
			],
		},
	],
} as const satisfies TaskExamples;
