import type { DatasetId } from "./datasets.ts";
import type { Rows } from "./types/rows.ts";

/**
 * The rows of a file's text, one JSON object a line. The data of this package is checked by its tests, so the type
 * follows from the id and is not checked again here.
 * @throws SyntaxError with the number of the line that is not JSON.
 */
export function readRows<Id extends DatasetId>(_id: Id, jsonl: string): Rows[Id][] {
	return jsonl
		.split("\n")
		.flatMap((line, index) => (line.trim() ? [readRow(line, index + 1) as Rows[Id]] : []));
}

function readRow(line: string, number: number): unknown {
	try {
		return JSON.parse(line);
	} catch (cause) {
		throw new SyntaxError(`Line ${number} is not JSON: ${line.slice(0, 60)}`, { cause });
	}
}
