import type { TokenPiece } from "./token-spans.ts";
import type { Tokenizer } from "./tokenizers.ts";

/** Request for the tokens of texts. */
export interface CountRequest {
	/** The texts as the JSON text of a list; returned with the response. */
	readonly asked: string;
	readonly tokenizer: Tokenizer["id"];
}

/** The tokens of each text, in the order of the request; undefined when the tokenizer could not be loaded. */
export interface CountAnswer {
	readonly asked: string;
	readonly counted: readonly (readonly TokenPiece[])[] | undefined;
}
