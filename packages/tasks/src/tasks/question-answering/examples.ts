import type { TaskExamples } from "../../types/task.ts";

/** A question whose answer is in the text. */
export const examples = {
	tr: [
		{
			input: {
				inputs: {
					question: "Çay tohumları Rize'ye nereden getirildi?",
					context:
						"Türkiye'de çay tarımı Cumhuriyet'in ilk yıllarında başladı. İlk tohumlar Batum'dan getirilip Rize'de ekildi.",
				},
			},
			output: [{ answer: "Batum'dan", score: 0.96, start: 73, end: 82 }],
		},
	],
	en: [
		{
			input: {
				inputs: {
					question: "Where did the tea seeds planted in Rize come from?",
					context:
						"Tea growing in Türkiye began in the first years of the Republic. The first seeds were brought from Batumi and planted in Rize.",
				},
			},
			output: [{ answer: "Batumi", score: 0.96, start: 99, end: 105 }],
		},
	],
} as const satisfies TaskExamples;
