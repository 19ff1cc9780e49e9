import type { Locale } from "@pusula/tasks";
import { bounds, messages, sentences } from "./tr/index.ts";

/** The docstrings of the API reference in a language other than their own. */
interface ReferenceWords {
	/** Sentences of docstrings, by the English ones; those that were made from a task's schema are in the schema. */
	readonly sentences: Readonly<Record<string, string>>;
	/** Sentences with a value in them, by the pattern of the English. */
	readonly bounds: Readonly<Record<string, string>>;
	/** Messages of error codes that have several, by the English ones. */
	readonly messages: Readonly<Record<string, string>>;
}

/** The docstrings of the API reference, by language. */
export const REFERENCE_WORDS: Readonly<Partial<Record<Locale, ReferenceWords>>> = {
	tr: { sentences, bounds, messages },
};
