import { Tokenizer } from "@huggingface/tokenizers";
import { toBytes, toParts, decodeBytes, type TokenPart } from "./byte-pieces.ts";

/** The model's tokenizer, in both directions. */
export interface TokenCodec {
	/** The id that begins every text and ends it. */
	readonly endId: number;
	/** Ids of a text, the one that begins it first. */
	readonly encode: (text: string) => readonly number[];
	/** Text of some ids without the one that begins it. */
	readonly decode: (ids: readonly number[]) => string;
	/** What a token looks like by itself; none for the one that begins a text. */
	readonly partsOf: (id: number) => readonly TokenPart[];
}

/** The parts of `tokenizer.json` that are read here; the rest is the library's. */
interface TokenizerFile {
	readonly model: { readonly vocab: Readonly<Record<string, number>> };
}

/**
 * Reads a byte-level tokenizer.
 * @param file contents of `tokenizer.json`
 * @param config contents of `tokenizer_config.json`
 * @throws Error when the vocabulary lacks the token that begins a text
 */
export function createTokenCodec(file: TokenizerFile, config: { readonly bos_token: string }): TokenCodec {
	const tokenizer = new Tokenizer(file, config);
	const bytesById = new Map(Object.entries(file.model.vocab).map(([token, id]) => [id, toBytes(token)]));
	const endId = file.model.vocab[config.bos_token];
	if (endId === undefined) throw new Error(`The vocabulary has no ${config.bos_token}.`);
	const bytesOf = (id: number): readonly number[] => (id === endId ? [] : (bytesById.get(id) ?? []));
	return {
		endId,
		encode: (text) => tokenizer.encode(text).ids,
		decode: (ids) => decodeBytes(ids.flatMap(bytesOf)),
		partsOf: (id) => toParts(bytesOf(id)),
	};
}
