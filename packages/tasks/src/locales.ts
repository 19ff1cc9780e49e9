/** The languages of every text in the catalogue, each with the key under which a schema says in it what a value means. */
export const DESCRIPTION_KEYS = {
	tr: "x-tr",
	en: "description",
} as const;

/** Language of a text: Turkish or English. */
export type Locale = keyof typeof DESCRIPTION_KEYS;

/** The languages of every text in the catalogue. */
export const LOCALES = Object.keys(DESCRIPTION_KEYS) as readonly Locale[]; // Object.keys gives strings; these are the tags

/** Where a schema says in one of the languages what a value means. */
export type DescriptionKey = (typeof DESCRIPTION_KEYS)[Locale];
