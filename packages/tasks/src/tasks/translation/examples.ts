import type { TaskExamples } from "../../types/task.ts";

/** A sentence on the sea, both ways. */
export const examples = {
	tr: [
		{
			input: { inputs: "Deniz bugün çarşaf gibi.", parameters: { src_lang: "tr_TR", tgt_lang: "en_XX" } },
			output: { translation_text: "The sea is as smooth as a sheet today." },
		},
	],
	en: [
		{
			input: {
				inputs: "The sea is as smooth as a sheet today.",
				parameters: { src_lang: "en_XX", tgt_lang: "tr_TR" },
			},
			output: { translation_text: "Deniz bugün çarşaf gibi." },
		},
	],
} as const satisfies TaskExamples;
