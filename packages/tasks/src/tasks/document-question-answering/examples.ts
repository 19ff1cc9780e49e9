import type { TaskExamples } from "../../types/task.ts";

/** A receipt and its total; `start` and `end` count the words of the receipt in reading order. */
export const examples = {
	tr: [
		{
			input: { inputs: { image: "receipt.tr.png", question: "Toplam tutar nedir?" } },
			output: [{ answer: "214,50 TL", score: 0.95, start: 16, end: 17 }],
		},
	],
	en: [
		{
			input: { inputs: { image: "receipt.en.png", question: "What is the total?" } },
			output: [{ answer: "€21.45", score: 0.95, start: 14, end: 14 }],
		},
	],
} as const satisfies TaskExamples;
