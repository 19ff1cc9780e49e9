/**
 * Labels with their meaning in brackets, for people who do not know the model's words.
 * @param meanings one for each row, in the same order
 */
export function glossLabels<Row extends { readonly label: string }>(
	rows: readonly Row[],
	meanings: readonly string[],
): readonly (Omit<Row, "label"> & { readonly label: string })[] {
	return rows.map((row, index) => ({ ...row, label: gloss(row.label, meanings[index]) }));
}

/** A label with its meaning in brackets, where it has one. */
export function gloss(label: string, meaning: string | undefined): string {
	return meaning === undefined ? label : `${label} (${meaning})`;
}
