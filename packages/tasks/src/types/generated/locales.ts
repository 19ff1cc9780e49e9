// Made from the task folders by `npm run generate`. Do not edit.

/** The languages of every text in the catalogue, each with the key under which a schema says in it what a value means. */
export const DESCRIPTION_KEYS = {
	tr: "x-tr",
	en: "description",
} as const;

/** The region whose forms of numbers and dates each language has, as `Intl` takes it: `en-GB`. */
export const REGIONS: Readonly<Record<keyof typeof DESCRIPTION_KEYS, string>> = {
	tr: "tr-TR",
	en: "en-GB",
};
