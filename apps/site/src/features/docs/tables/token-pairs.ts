import { countTokens as countOlder } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countNewer } from "gpt-tokenizer/encoding/o200k_base";

/** Number of tokens of a text with two vocabularies. */
export interface TokenCount {
	/** With `cl100k_base`, about 100 000 tokens. */
	readonly older: number;
	/** With `o200k_base`, about 200 000 tokens. */
	readonly newer: number;
}

/** Counts a text with both vocabularies. */
export function countBoth(text: string): TokenCount {
	return { older: countOlder(text), newer: countNewer(text) };
}
