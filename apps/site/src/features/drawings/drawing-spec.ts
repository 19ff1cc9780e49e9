import type { DEFAULT_LOCALE, Locale } from "../../lib/locale.ts";
import type { Sheet } from "./parts/layout.ts";
import type { Part } from "./parts/shapes.ts";

/** The words about a drawing in a language; a drawing adds those that stand in it. */
export interface DrawingWords {
	/** Its name, for readers who do not see it. */
	readonly title: string;
	/** All that it shows, for readers who do not see it; names as code writes them stand between backticks. */
	readonly description: string;
	/** The sentences below it, with code between backticks. */
	readonly caption: string;
}

/** A drawing of the site, in every language and for every width. */
export interface Drawing {
	readonly id: string;
	readonly words: Readonly<Record<Locale, DrawingWords>>;
	/** The drawing with the words of a language, laid out for a sheet. */
	readonly draw: (locale: Locale, sheet: Sheet) => Part;
}

/** What `draw` of a drawing gets. */
export interface Page<Words> {
	readonly words: Words;
	readonly sheet: Sheet;
	readonly locale: Locale;
}

type EveryLanguage<Words> = Readonly<
	Record<typeof DEFAULT_LOCALE, Words> & Record<Exclude<Locale, typeof DEFAULT_LOCALE>, NoInfer<Words>>
>;

/** A drawing; the words of every language have the same keys. */
export function defineDrawing<Words extends DrawingWords>(spec: {
	readonly id: string;
	readonly words: EveryLanguage<Words>;
	readonly draw: (page: Page<Words>) => Part;
}): Drawing {
	const { id, words, draw } = spec;
	return {
		id,
		words,
		draw: (locale, sheet) => draw({ words: words[locale], sheet, locale }),
	};
}
