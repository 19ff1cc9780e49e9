import type { TaskExamples } from "../../types/task.ts";

/** A person, a place and an organisation, by the labels of the models. */
export const examples = {
	tr: [
		{
			input: { inputs: "Zeynep, İzmir'de doğdu ve şimdi TÜBİTAK'ta çalışıyor." },
			output: [
				{ entity_group: "PER", score: 0.98, word: "Zeynep", start: 0, end: 6 },
				{ entity_group: "LOC", score: 0.98, word: "İzmir", start: 8, end: 13 },
				{ entity_group: "ORG", score: 0.98, word: "TÜBİTAK", start: 32, end: 39 },
			],
		},
	],
	en: [
		{
			input: { inputs: "Clara was born in Lyon and now works at UNESCO." },
			output: [
				{ entity_group: "PER", score: 0.98, word: "Clara", start: 0, end: 5 },
				{ entity_group: "LOC", score: 0.98, word: "Lyon", start: 18, end: 22 },
				{ entity_group: "ORG", score: 0.98, word: "UNESCO", start: 40, end: 46 },
			],
		},
	],
} as const satisfies TaskExamples;
