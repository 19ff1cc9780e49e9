import { readFileSync } from "node:fs";
import { datasetUrl, readRows } from "@pusula/datasets";
import { MEASURED_TOKENIZERS } from "./measured-tokenizers.ts";

/** What a tokenizer makes of one side of the sentence pairs. */
interface Side {
	readonly tokens: number;
	/** Tokens per word, to two decimals. */
	readonly perWord: number;
}

/** Tokens of the same sentences in both languages, for each tokenizer whose vocabulary comes in a package. */
export interface Fertility {
	readonly pairs: number;
	/** Words between spaces, a language each. */
	readonly words: { readonly tr: number; readonly en: number };
	readonly tokenizers: readonly {
		readonly id: string;
		/** Models that count with it, for people. */
		readonly models: string;
		readonly tr: Side;
		readonly en: Side;
		/** Tokens of the Turkish side for each of the English side, to two decimals. */
		readonly ratio: number;
	}[];
}

/** Measures all tokenizers of the list on all sentence pairs of the data sets. */
export async function measureFertility(): Promise<Fertility> {
	const pairs = (["train", "validation", "test"] as const).flatMap((split) =>
		readRows("translations", readFileSync(datasetUrl("translations", split, "tr-en"), "utf8")),
	);
	const words = { tr: countWords(pairs.map(({ tr }) => tr)), en: countWords(pairs.map(({ en }) => en)) };
	const measured = MEASURED_TOKENIZERS.map(async ({ id, models, load }) => {
		const { encode } = await load();
		const measure = (language: keyof Fertility["words"]): Side => {
			const tokens = pairs.reduce((sum, pair) => sum + encode(pair[language]).length, 0);
			return { tokens, perWord: round(tokens / words[language]) };
		};
		const [tr, en] = [measure("tr"), measure("en")];
		return { id, models, tr, en, ratio: round(tr.tokens / en.tokens) };
	});
	return { pairs: pairs.length, words, tokenizers: await Promise.all(measured) };
}

function countWords(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
