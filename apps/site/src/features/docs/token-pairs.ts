import { countTokens as countOlder } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countNewer } from "gpt-tokenizer/encoding/o200k_base";

/** What a text becomes with two vocabularies, in tokens. */
export interface TokenCount {
	/** With `cl100k_base`, about 100 000 pieces. */
	readonly older: number;
	/** With `o200k_base`, about 200 000 pieces. */
	readonly newer: number;
}

/** Counts a text with both vocabularies. */
export function countBoth(text: string): TokenCount {
	return { older: countOlder(text), newer: countNewer(text) };
}
