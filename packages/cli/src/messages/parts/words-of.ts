/** The same keys and parameters as a table of words, with any words. */
export type WordsOf<Value> = Value extends string
	? string
	: Value extends (...parameters: infer Parameters) => string
		? (...parameters: Parameters) => string
		: { readonly [Key in keyof Value]: WordsOf<Value[Key]> };
