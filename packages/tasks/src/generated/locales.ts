// Made from the task folders by `npm run generate`. Do not edit.

/** The languages of every text in the catalogue, each with the key under which a schema says in it what a value means. */
export const DESCRIPTION_KEYS = {
	tr: "x-tr",
	en: "description",
} as const;
