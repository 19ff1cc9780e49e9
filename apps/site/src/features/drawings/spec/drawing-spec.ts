import type { DEFAULT_LOCALE, Locale } from "../../../lib/locale.ts";
import { printNumber } from "./print-number.ts";
import type { Sheet } from "../parts/layout.ts";
import type { Part } from "../parts/shapes.ts";

/** The words about a drawing in a language; a drawing adds those that are in it. */
export interface DrawingWords {
	/** Its name, for readers who do not see it. */
	readonly title: string;
	/** All that it shows, for readers who do not see it; names as code writes them are between backticks. */
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
	/** How the reader changes it; undefined where nothing can be changed. */
	readonly moving?: Moving;
}

/** The range of a slider; all numbers are in the unit of the value. */
export interface Range {
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** Where it is at first. */
	readonly value: number;
}

/** Values of the sliders by their names. */
export type Values<Name extends string = string> = Readonly<Record<Name, number>>;

/** The sliders of a drawing, and the drawing with their values. */
export interface Moving {
	readonly ranges: Readonly<Record<string, Range>>;
	/** Label of a slider. */
	readonly labelOf: (name: string, locale: Locale) => string;
	/** A value of a slider as it is written and read aloud. */
	readonly print: (name: string, value: number, locale: Locale) => string;
	/** The result for these values in a sentence. */
	readonly say: (values: Values, locale: Locale) => string;
	readonly draw: (values: Values, locale: Locale, sheet: Sheet) => Part;
}

/** What `draw` of a drawing gets. */
export interface Page<Words> {
	readonly words: Words;
	readonly sheet: Sheet;
	readonly locale: Locale;
}

/** What `draw` and `say` of a moving drawing get beside it. */
export interface Moment<Words, Name extends string> {
	readonly words: Words;
	readonly locale: Locale;
	readonly values: Values<Name>;
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

/**
 * A drawing that is computed from the values of sliders. The words label each slider under its name. Without `print` a
 * value is written as a number of the page's language with at most two digits behind the separator.
 */
export function defineMovingDrawing<
	Name extends string,
	Words extends DrawingWords & Readonly<Record<Name, string>>,
>(spec: {
	readonly id: string;
	readonly ranges: Readonly<Record<Name, Range>>;
	readonly words: EveryLanguage<Words>;
	readonly print?: (name: Name, value: number, words: NoInfer<Words>) => string | undefined;
	readonly say: (moment: Moment<NoInfer<Words>, NoInfer<Name>>) => string;
	readonly draw: (page: Page<NoInfer<Words>> & Moment<NoInfer<Words>, NoInfer<Name>>) => Part;
}): Drawing & { readonly moving: Moving } {
	const { id, words, ranges, print, say, draw } = spec;
	const moving: Moving = {
		ranges,
		labelOf: (name, locale) => words[locale][name as Name],
		print: (name, value, locale) => print?.(name as Name, value, words[locale]) ?? printNumber(value, locale),
		say: (values, locale) => say({ words: words[locale], locale, values: values }),
		draw: (values, locale, sheet) => draw({ words: words[locale], sheet, locale, values: values }),
	};
	return { id, words, moving, draw: (locale, sheet) => moving.draw(firstValues(moving), locale, sheet) };
}

/** The values at which the sliders are at first. */
export function firstValues({ ranges }: Moving): Values {
	return Object.fromEntries(Object.entries(ranges).map(([name, { value }]) => [name, value]));
}
