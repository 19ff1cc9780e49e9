import type { Delimiter } from "../table/split-cells.ts";

/**
 * A row of a table as a line, with a line break at its end. Cells with the delimiter, quotation marks or line breaks are
 * quoted. In tables with tabs, where not every program reads quotes, only a cell that begins with a quotation mark or holds a tab
 * or line break is. Source: RFC 4180.
 * A text that spreadsheets would run as a formula gets an apostrophe before it; numbers stay as they are.
 * @param cells The cells of the row, in order.
 * @param delimiter The character between cells.
 * @example
 * printCsvRow(["1,5", 'say "hi"', "=A1"]); // "\"1,5\",\"say \"\"hi\"\"\",'=A1\n"
 */
export function printCsvRow(cells: readonly string[], delimiter: Delimiter = ","): string {
	const print = (cell: string): string =>
		needsQuotes(cell, delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
	return `${cells.map((cell) => print(guardFormula(cell))).join(delimiter)}\n`;
}

/** Source: OWASP, CSV Injection. Spaces before the sign and its full-width forms count too. */
function guardFormula(cell: string): string {
	const isNumber = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?$/i.test(cell);
	return !isNumber && /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(cell) ? `'${cell}` : cell;
}

function needsQuotes(cell: string, delimiter: Delimiter): boolean {
	if (delimiter === "\t") return cell.startsWith('"') || /[\t\r\n]/.test(cell);
	return cell.includes(delimiter) || /["\r\n]/.test(cell) || cell !== cell.trim();
}
