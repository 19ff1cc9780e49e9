/** What is wrong at a place of a JSON text. */
export interface TextProblem {
	/** Where it begins and ends, in UTF-16 units. */
	readonly from: number;
	readonly to: number;
	readonly kind:
		| "syntax"
		| "missing"
		| "type"
		| "choice"
		| "other"
		| "unknown-type"
		| "not-listed"
		| "not-object"
		| "no-choices";
	/** Names and values that the words are filled with. */
	readonly name?: string | undefined;
}

/** A problem by its path in a value. */
export interface ValueProblem extends Pick<TextProblem, "kind" | "name"> {
	readonly path: readonly (string | number)[];
}
