import { countTokens as countOlder } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countNewer } from "gpt-tokenizer/encoding/o200k_base";
import type { Locale } from "../../lib/locale.ts";

/** What a text becomes with two vocabularies, in tokens. */
export interface TokenCount {
	/** With `cl100k_base`, about 100 000 pieces. */
	readonly older: number;
	/** With `o200k_base`, about 200 000 pieces. */
	readonly newer: number;
}

/** Sentences that mean the same, from everyday to formal. */
export const TOKEN_PAIRS: readonly Readonly<Record<Locale, string>>[] = [
	{ tr: "Merhaba, bugün hava çok güzel.", en: "Hello, the weather is very nice today." },
	{ tr: "Evlerimizdekilerden misiniz?", en: "Are you one of those in our houses?" },
	{
		tr: "Kargom üç gündür gelmedi, siparişimi iptal etmek istiyorum.",
		en: "My parcel has not come for three days, I want to cancel my order.",
	},
	{
		tr: "Sözleşmenin feshedilebilmesi için taraflardan birinin yazılı bildirimde bulunması gerekir.",
		en: "For the contract to be terminated, one of the parties must give written notice.",
	},
];

/** Counts a text with both vocabularies. */
export function countBoth(text: string): TokenCount {
	return { older: countOlder(text), newer: countNewer(text) };
}
