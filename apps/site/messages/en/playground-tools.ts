import type { PlaygroundTools } from "../tr/playground-tools.ts";

/** Words of the playground that are wanted on demand, of its token lens and its list of scenarios, in English. */
export const playgroundTools: PlaygroundTools = {
	tokens: {
		about:
			"Language models read text token by token, and providers charge by the token. Write two texts of the same meaning side by side and see which one falls into more tokens.",
		tokenizer: "Tokenizer",
		known: "{model} uses {name}, a tokenizer this site carries.",
		unknown:
			"The tokenizer of {model} is not carried by this site; its count is unknown. The numbers below are those of the tokenizer you choose.",
		languages: { tr: "Turkish text", en: "English text" },
		form: "Text of the form",
		counting: "Counting…",
		failed: "The tokenizer could not be loaded. Check your connection.",
		factor:
			"The Turkish text takes {count} times as many tokens as the English one; the cost of the input follows the same factor.",
		table: "Token counts",
		text: "Text",
		count: "Tokens",
		perCharacter: "Characters per token",
		borders: "{name}: where tokens end",
	},
	scenarios: {
		groups: {
			call: "Error: in the call itself",
			route: "Error: while model and provider are looked up",
			provider: "Error: in the provider's answer",
			network: "Error: in the network",
			fault: "Faults of server and network",
		},
		change: "What this scenario changes in the call",
		unreachable: "Codes that cannot be shown in this page",
		unreachableText:
			"These are the general codes of the error classes. For a call the client always gives a more exact one; only errors that you write yourself carry these.",
		none: "No scenario fits. Try another word.",
	},
};
