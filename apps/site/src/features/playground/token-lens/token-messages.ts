import type { TokenPiece } from "./token-pieces.ts";
import type { Tokenizer } from "./tokenizers.ts";

/** Asks how texts become tokens. */
export interface CountRequest {
	/** The texts as the JSON text of a list; comes back with the answer. */
	readonly asked: string;
	readonly tokenizer: Tokenizer["id"];
}

/** The pieces of each text, in the order asked; nothing when the tokenizer could not be loaded. */
export interface CountAnswer {
	readonly asked: string;
	readonly counted: readonly (readonly TokenPiece[])[] | undefined;
}
