import type { Locale } from "../../lib/locale.ts";
import { compareIn } from "../../locales/forms.ts";

/** A cell as far as sorting goes. */
export interface SortedCell {
	readonly text: string;
	/** A number or a date that represents the text; empty where it is not known. */
	readonly sort?: string | undefined;
}

export type SortDirection = "ascending" | "descending";

/**
 * Orders cells: numbers by their value, dates and texts as a language orders them. What is not known is last in both
 * directions.
 */
export function compareCells(
	locale: Locale,
	direction: SortDirection,
): (a: SortedCell, b: SortedCell) => number {
	const compare = compareIn(locale);
	const sign = direction === "ascending" ? 1 : -1;
	return (a, b) => {
		if (a.sort === "" || b.sort === "") return Number(a.sort === "") - Number(b.sort === "");
		const [left, right] = [Number(a.sort ?? Number.NaN), Number(b.sort ?? Number.NaN)];
		if (!Number.isNaN(left) && !Number.isNaN(right)) return sign * (left - right);
		return sign * compare(a.sort ?? a.text, b.sort ?? b.text);
	};
}
