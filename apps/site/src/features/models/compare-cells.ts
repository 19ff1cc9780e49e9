/** A cell as far as sorting goes. */
export interface SortedCell {
	readonly text: string;
	/** A number or a date that represents the text. */
	readonly sort?: string | undefined;
}

/** Orders cells: numbers by their value, dates and texts as a language orders them. */
export function compareCells(locale: string): (a: SortedCell, b: SortedCell) => number {
	const { compare } = new Intl.Collator(locale, { numeric: true });
	return (a, b) => {
		const [left, right] = [Number(a.sort ?? Number.NaN), Number(b.sort ?? Number.NaN)];
		if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
		return compare(a.sort ?? a.text, b.sort ?? b.text);
	};
}
