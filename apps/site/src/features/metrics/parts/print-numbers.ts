import type { Locale } from "../../../lib/locale.ts";
import { type NumberForm, numbersIn } from "../../../locales/forms.ts";

/** Printers of numbers in one language. */
export interface Printer {
	/** A figure with three decimals: `0,833`. */
	readonly share: (value: number) => string;
	/** A number with as many decimals as it needs, at most three: `12`, `0,5`. Tiny ones keep two digits: `0,00012`. */
	readonly number: (value: number) => string;
}

/** The printers of a language; a minus is a real minus sign. */
export function printerIn(locale: Locale): Printer {
	const share = numbersIn(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
	const number = numbersIn(locale, { maximumFractionDigits: 3, useGrouping: "min2" });
	const tiny = numbersIn(locale, { maximumSignificantDigits: 2 });
	const print = (format: NumberForm) => (value: number) => format.format(value).replace("-", "−");
	return {
		share: print(share),
		number: (value) => print(Math.abs(value) < 0.001 ? tiny : number)(value),
	};
}
