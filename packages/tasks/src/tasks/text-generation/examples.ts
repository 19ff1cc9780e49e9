import type { TaskExamples } from "../../types/task.ts";

/** The beginning of a story. The answer goes on from it. */
export const examples = {
	tr: [
		{
			input: { inputs: "Yaşlı saatçi dükkânını o sabah", parameters: { max_new_tokens: 60 } },
			output: {
				generated_text:
					" her zamankinden erken açtı. Vitrindeki bütün saatler aynı anı gösteriyordu, biri hariç: duvardaki sarkaçlı saat gece yarısında durmuştu.",
			},
		},
	],
	en: [
		{
			input: { inputs: "That morning the old watchmaker", parameters: { max_new_tokens: 60 } },
			output: {
				generated_text:
					" opened his shop earlier than usual. Every clock in the window showed the same time, except one: the pendulum clock on the wall had stopped at midnight.",
			},
		},
	],
} as const satisfies TaskExamples;
