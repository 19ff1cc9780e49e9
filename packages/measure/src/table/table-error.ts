/**
 * Why a file cannot be read as a table.
 * - `empty`: there is no row.
 * - `not-text`: its bytes are no text, such as those of a spreadsheet.
 * - `unclosed-quote`: a quoted cell has no end; the line is that of its beginning.
 * - `after-quote`: text follows the closing quotation mark of a cell.
 * - `uneven`: a row has more or fewer cells than there are columns.
 * - `same-column`: a column has the name of another one.
 * - `not-json`, `not-object`: a line of JSONL is no JSON, or no object.
 * - `json-list`: the file is one JSON list, not one object on each line.
 * - `too-many-rows`: it has more rows than the limit.
 */
export type TableErrorCode =
	| "empty"
	| "not-text"
	| "unclosed-quote"
	| "after-quote"
	| "uneven"
	| "same-column"
	| "not-json"
	| "not-object"
	| "json-list"
	| "too-many-rows";

/** What a message about a faulty table may name. */
export interface TableErrorFacts {
	/** Line of the file, from 1. */
	readonly line?: number;
	/** Cells of the faulty row. */
	readonly cells?: number;
	/** How many columns the head of the table has. */
	readonly columns?: number;
	/** Name of the faulty column. */
	readonly column?: string;
	/** Limit of rows that the file exceeds. */
	readonly most?: number;
	/** What the JSON parser said. */
	readonly reason?: string;
}

/**
 * Thrown for a file that cannot be read as a table.
 * @example
 * try {
 * 	readTable("");
 * } catch (error) {
 * 	if (error instanceof TableError) console.log(error.code); // "empty"
 * }
 */
export class TableError extends Error {
	/** Why the file is no table. */
	readonly code: TableErrorCode;
	/** Where and what was found: line, column, counts. */
	readonly facts: TableErrorFacts;

	constructor(code: TableErrorCode, facts: TableErrorFacts = {}) {
		super(facts.line === undefined ? code : `${code} in line ${facts.line}`);
		this.name = "TableError";
		this.code = code;
		this.facts = facts;
	}
}
