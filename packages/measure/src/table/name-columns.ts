/**
 * The names of a table's columns. One without a name, as programs write the number of a row, is called by its place: `1`.
 * @param head The cells of the first line.
 * @example
 * nameColumns(["", "text", "label"]); // ["1", "text", "label"]
 */
export function nameColumns(head: readonly string[]): readonly string[] {
	return head.map((cell, index) => cell.trim() || String(index + 1));
}
