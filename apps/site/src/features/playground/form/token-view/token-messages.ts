import type { TokenSpan } from "./token-spans.ts";
import type { Tokenizer } from "./tokenizers.ts";

/** Request for the tokens of texts. */
export interface CountRequest {
	/** The texts as the JSON text of a list; returned with the response. */
	readonly request: string;
	readonly tokenizer: Tokenizer["id"];
}

/** The tokens of each text, in the order of the request; undefined when the tokenizer could not be loaded. */
export interface CountResponse {
	readonly request: string;
	readonly counted: readonly (readonly TokenSpan[])[] | undefined;
}
