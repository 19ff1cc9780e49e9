/** The first line of a file for Excel, which names the delimiter: `sep=;`. */
const SEPARATOR_LINE = /^sep=([^\r\n])(?=[\r\n]|$)/i;

/** The delimiter that the first line of a table names; undefined where it names none. */
export function readSeparator(text: string): string | undefined {
	return SEPARATOR_LINE.exec(text)?.[1];
}

/**
 * A table without the line that names its delimiter; the number of its lines stays.
 * @param text The text of a table.
 * @example
 * dropSeparatorLine("sep=;\nid;text"); // "\nid;text"
 */
export function dropSeparatorLine(text: string): string {
	return text.replace(SEPARATOR_LINE, "");
}
