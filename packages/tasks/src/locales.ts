/** The languages of every text in the catalogue: Turkish and English. */
export const LOCALES = ["tr", "en"] as const;

/** Language of a text. */
export type Locale = (typeof LOCALES)[number];

/** Where a schema says in each language what a value means. */
export const DESCRIPTION_KEYS = { tr: "x-tr", en: "description" } as const satisfies Readonly<
	Record<Locale, "description" | `x-${Locale}`>
>;

/** Where a schema says in one of the languages what a value means. */
export type DescriptionKey = (typeof DESCRIPTION_KEYS)[Locale];
