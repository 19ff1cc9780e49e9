/** What calls of a model have to hold to; a field that is absent is not known. */
export interface ModelNeeds {
	/** The text of a gap in its input. */
	readonly maskToken?: string;
	/** Parameters without which a call fails. */
	readonly required?: readonly string[];
	/** Providers at which it takes `strict: true` in a JSON schema. */
	readonly strict?: readonly string[];
}
