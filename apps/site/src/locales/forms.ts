import type { Locale } from "@pusula/tasks";
import { REGIONS } from "./generated/regions.ts";

/** Writes numbers in one form of a language. */
export interface NumberForm {
	readonly format: (value: number) => string;
}

/** Numbers as a language writes them. A unit stays on the line of its number. */
export const numbersIn = keep((region, options?: Intl.NumberFormatOptions): NumberForm => {
	const numbers = new Intl.NumberFormat(region, options);
	return { format: (value) => numbers.format(value).replaceAll(" ", "\u00A0") };
});

/** Dates and times as a language writes them. */
export const datesIn = keep(
	(region, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region, options),
);

/** Lists with the language's word for "and". */
export const listsIn = keep((region) => new Intl.ListFormat(region));

/** Names of languages, by their tags. */
export const languageNamesIn = keep((region) => new Intl.DisplayNames(region, { type: "language" }));

/** Sentences or words of a text, as the language divides it. */
export const segmentsIn = keep(
	(region, granularity: "sentence" | "word") => new Intl.Segmenter(region, { granularity }),
);

/** Orders texts as a reader of a language expects; numbers inside names count as numbers, case does not. */
export function compareIn(locale: Locale): (a: string, b: string) => number {
	return collatorIn(locale).compare;
}

/** The shortest code of a tag's language, without script and region. @throws RangeError for what is no tag */
export function languageOf(tag: string): string {
	return new Intl.Locale(tag).language;
}

const collatorIn = keep((region) => new Intl.Collator(region, { numeric: true, sensitivity: "base" }));

/** Makes the form of a language once for the same options. */
function keep<Options extends readonly unknown[], Form>(
	make: (region: string, ...options: Options) => Form,
): (locale: Locale, ...options: Options) => Form {
	const forms = new Map<string, Form>();
	return (locale, ...options) => {
		const key = JSON.stringify([locale, ...options]);
		const form = forms.get(key) ?? make(REGIONS[locale], ...options);
		forms.set(key, form);
		return form;
	};
}
