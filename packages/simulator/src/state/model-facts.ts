import type { Locale } from "@pusula/tasks";

/** What the model table says of a model; a field that is absent is not known. */
export interface ModelFacts {
	/** Languages of the catalogue that it was not made for. */
	readonly lacks?: readonly Locale[];
	/** The language that it reads, of a model that writes another. */
	readonly reads?: Locale;
	/** The text of a gap in its input. */
	readonly maskToken?: string;
	/** What its input begins with. */
	readonly prefixes?: readonly string[];
	/** Labels that it gives; empty for a model that labels in words nobody looked up, absent for one that gives none. */
	readonly labels?: readonly string[];
	/** Numbers in each of its vectors. */
	readonly dimensions?: number;
	/** A chat model that takes no pictures. */
	readonly isTextOnly?: true;
	/** Parameters without which a call fails. */
	readonly required?: readonly string[];
	/** How it names the languages of the catalogue. */
	readonly languageCodes?: Readonly<Partial<Record<Locale, string>>>;
	/** Providers at which it takes `strict: true` in a JSON schema. */
	readonly strict?: readonly string[];
	/** Number of its weights, which the hub states as the total of `safetensors`. */
	readonly parameters?: number;
	/** Most tokens of its input and answer together, which the router lists as `context_length`. */
	readonly contextLength?: number;
}
