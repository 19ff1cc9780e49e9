import type { TaskExamples } from "../../types/task.ts";

/** A sentence with a gap. `token` is 0, since each model numbers its words differently. */
export const examples = {
	tr: [
		{
			input: { inputs: "Balıkçı ağını [MASK] attı." },
			output: [
				{ sequence: "Balıkçı ağını denize attı.", score: 0.71, token: 0, token_str: "denize" },
				{ sequence: "Balıkçı ağını suya attı.", score: 0.14, token: 0, token_str: "suya" },
				{ sequence: "Balıkçı ağını göle attı.", score: 0.05, token: 0, token_str: "göle" },
				{ sequence: "Balıkçı ağını nehre attı.", score: 0.03, token: 0, token_str: "nehre" },
				{ sequence: "Balıkçı ağını yere attı.", score: 0.01, token: 0, token_str: "yere" },
			],
		},
	],
	en: [
		{
			input: { inputs: "The fisherman cast his net into the [MASK]." },
			output: [
				{ sequence: "The fisherman cast his net into the sea.", score: 0.58, token: 0, token_str: "sea" },
				{ sequence: "The fisherman cast his net into the water.", score: 0.21, token: 0, token_str: "water" },
				{ sequence: "The fisherman cast his net into the river.", score: 0.09, token: 0, token_str: "river" },
				{ sequence: "The fisherman cast his net into the lake.", score: 0.06, token: 0, token_str: "lake" },
				{ sequence: "The fisherman cast his net into the boat.", score: 0.01, token: 0, token_str: "boat" },
			],
		},
	],
} as const satisfies TaskExamples;
