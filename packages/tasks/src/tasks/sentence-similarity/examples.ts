import type { TaskExamples } from "../../types/task.ts";

/** A sentence and three others. */
export const examples = {
	tr: [
		{
			input: {
				inputs: {
					source_sentence: "Yağmur yüzünden maç ertelendi.",
					sentences: [
						"Kötü hava nedeniyle karşılaşma başka güne kaldı.",
						"Maçı iki sıfır kazandık.",
						"Bu akşam mercimek çorbası var.",
					],
				},
			},
			output: [0.86, 0.41, 0.07],
		},
	],
	en: [
		{
			input: {
				inputs: {
					source_sentence: "The match was put off because of the rain.",
					sentences: [
						"Bad weather moved the game to another day.",
						"We won the match two to nil.",
						"There is lentil soup tonight.",
					],
				},
			},
			output: [0.86, 0.41, 0.07],
		},
	],
} as const satisfies TaskExamples;
