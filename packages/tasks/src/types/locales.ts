import { DESCRIPTION_KEYS, REGIONS } from "./generated/locales.ts";

export { DESCRIPTION_KEYS, REGIONS };

/** Tag of a language of the catalogue. */
export type Locale = keyof typeof DESCRIPTION_KEYS;

/** The languages of every text in the catalogue. */
export const LOCALES = Object.keys(DESCRIPTION_KEYS) as readonly Locale[]; // Object.keys gives strings; these are the tags

/** Where a schema says in one of the languages what a value means. */
export type DescriptionKey = (typeof DESCRIPTION_KEYS)[Locale];
