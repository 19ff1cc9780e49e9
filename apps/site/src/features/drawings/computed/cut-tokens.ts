import { decode as decodeOlder, encode as encodeOlder } from "gpt-tokenizer/encoding/cl100k_base";
import { decode as decodeNewer, encode as encodeNewer } from "gpt-tokenizer/encoding/o200k_base";

/** A piece of a text, and its number in the vocabulary. */
export interface Piece {
	readonly text: string;
	readonly id: number;
}

/** The pieces of a text by a vocabulary of about 100 000 tokens, `cl100k_base`. */
export function cutOlder(text: string): readonly Piece[] {
	return encodeOlder(text).map((id) => ({ id, text: decodeOlder([id]) }));
}

/** The pieces of a text by a vocabulary of about 200 000 tokens, `o200k_base`. */
export function cutNewer(text: string): readonly Piece[] {
	return encodeNewer(text).map((id) => ({ id, text: decodeNewer([id]) }));
}
