import { TableError } from "./table-error.ts";

/** The cells of one row, and the line on which it begins. */
export interface CellRow {
	/** From 1. */
	readonly line: number;
	readonly cells: readonly string[];
}

/** Characters between the cells of a row. */
export type Delimiter = "," | ";" | "\t";

/**
 * The rows of a delimited text. Quoted cells may hold delimiters, line breaks and doubled quotation marks. With tabs, where many
 * programs write no quotes, a quotation mark at the start of a cell is one only where a closing one ends the cell. Empty lines
 * are left out. Source: RFC 4180.
 * @param text The text of the table.
 * @param delimiter The character between cells.
 * @throws TableError code `unclosed-quote` or `after-quote`, with the line
 * @example
 * [...splitCells('a,"b, c"\nd,e', ",")].map(({ cells }) => cells); // [["a", "b, c"], ["d", "e"]]
 */
export function* splitCells(text: string, delimiter: Delimiter): Generator<CellRow, void> {
	let place = 0;
	let line = 1;
	while (place < text.length) {
		const cells: string[] = [];
		const begin = line;
		let isQuoted = false;
		for (;;) {
			const cell = readCell(text, place, { delimiter, line });
			cells.push(cell.text);
			place = cell.end;
			line += cell.lines;
			isQuoted ||= cell.isQuoted;
			if (text[place] !== delimiter) break;
			place += 1;
		}
		place += text.startsWith("\r\n", place) ? 2 : 1;
		line += 1;
		if (isQuoted || cells.some((cell) => cell.trim() !== "")) yield { line: begin, cells };
	}
}

/**
 * Where the last row of a table with tabs ends that is complete, whatever text follows; 0 where none is.
 * @param text The beginning of a table with tabs, as far as it has come.
 * @example
 * findRowsEnd("a\tb\nc\td\ne"); // 8
 */
export function findRowsEnd(text: string): number {
	let rowEnd = 0;
	for (let place = 0; place < text.length;) {
		const end = findCellEnd(text, place);
		if (end === undefined) break;
		place = end + 1;
		if (text[end] !== "\t") rowEnd = place;
	}
	return rowEnd;
}

/** The tab or line break that ends a cell; undefined where the text that is still to come may belong to the cell. */
function findCellEnd(text: string, place: number): number | undefined {
	if (text[place] === '"') {
		const end = findClosingQuote(text, place);
		if (end < 0 || end + 1 === text.length) return undefined;
		if (isCellEnd(text[end + 1])) return end + 1;
	}
	const plain = PLAIN["\t"];
	plain.lastIndex = place;
	plain.test(text);
	return plain.lastIndex < text.length ? plain.lastIndex : undefined;
}

function isCellEnd(letter: string | undefined): boolean {
	return letter === "\t" || letter === "\r" || letter === "\n";
}

interface Cell {
	readonly text: string;
	/** Where the text goes on behind it. */
	readonly end: number;
	/** Line breaks inside. */
	readonly lines: number;
	readonly isQuoted: boolean;
}

/** Letters of a cell without quotes. */
const PLAIN: Readonly<Record<Delimiter, RegExp>> = {
	",": /[^,\r\n]*/y,
	";": /[^;\r\n]*/y,
	"\t": /[^\t\r\n]*/y,
};

function readCell(
	text: string,
	place: number,
	{ delimiter, line }: { readonly delimiter: Delimiter; readonly line: number },
): Cell {
	if (text[place] !== '"' || (delimiter === "\t" && !isQuotedCell(text, place))) {
		const plain = PLAIN[delimiter];
		plain.lastIndex = place;
		const [cell = ""] = plain.exec(text) ?? [];
		return { text: cell, end: place + cell.length, lines: 0, isQuoted: false };
	}
	const end = findClosingQuote(text, place);
	if (end < 0) throw new TableError("unclosed-quote", { line });
	const cell = text.slice(place + 1, end);
	const lines = countLines(cell);
	const next = text[end + 1];
	if (next !== undefined && next !== delimiter && next !== "\r" && next !== "\n")
		throw new TableError("after-quote", { line: line + lines });
	return { text: cell.replaceAll('""', '"'), end: end + 1, lines, isQuoted: true };
}

/** True for a cell between quotation marks that a tab, a line break or the end of the text follows. */
function isQuotedCell(text: string, place: number): boolean {
	const end = findClosingQuote(text, place);
	return end >= 0 && (end + 1 === text.length || isCellEnd(text[end + 1]));
}

/** The quotation mark that closes the one at a place; below 0 where none does. */
function findClosingQuote(text: string, start: number): number {
	let end = text.indexOf('"', start + 1);
	while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
	return end;
}

function countLines(text: string): number {
	return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
