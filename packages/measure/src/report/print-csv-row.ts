/**
 * A row of a table as a line, with a line break at its end. Cells with the delimiter, quotation marks or line breaks are
 * quoted. In tables with tabs, which know no quotes, tabs and line breaks become spaces. Source: RFC 4180.
 */
export function printCsvRow(cells: readonly string[], delimiter: "," | "\t" = ","): string {
	const print = delimiter === "," ? quote : flatten;
	return `${cells.map(print).join(delimiter)}\n`;
}

function quote(cell: string): string {
	return /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function flatten(cell: string): string {
	return cell.replaceAll(/[\t\r\n]+/g, " ");
}
