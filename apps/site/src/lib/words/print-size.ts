import { fill } from "../fill.ts";
import type { Locale } from "../locale.ts";
import { numbersIn } from "../../locales/forms.ts";

/** A number of weights in words: `110 M`, `8,2 Mr`. */
export function printSize(
	count: number,
	words: { readonly million: string; readonly billion: string },
	locale: Locale,
): string {
	const isLarge = count >= 1e9;
	const number = numbersIn(locale, { maximumSignificantDigits: 3 }).format(count / (isLarge ? 1e9 : 1e6));
	return fill(isLarge ? words.billion : words.million, { count: number });
}
