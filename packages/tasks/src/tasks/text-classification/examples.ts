import type { TaskExamples } from "../../types/task.ts";

/** A contented guest. */
export const examples = {
	tr: [
		{
			input: { inputs: "Oda tertemizdi, personel çok ilgiliydi; yine geleceğiz." },
			output: [
				{ label: "OLUMLU", score: 0.97 },
				{ label: "NÖTR", score: 0.02 },
				{ label: "OLUMSUZ", score: 0.01 },
			],
		},
	],
	en: [
		{
			input: { inputs: "The room was spotless and the staff were kind; we will come back." },
			output: [
				{ label: "POSITIVE", score: 0.97 },
				{ label: "NEUTRAL", score: 0.02 },
				{ label: "NEGATIVE", score: 0.01 },
			],
		},
	],
} as const satisfies TaskExamples;
