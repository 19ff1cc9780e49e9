import { findRowsEnd, splitCells } from "@pusula/measure";

/** Letters after which a quotation mark that nothing has closed is no quotation mark but a letter. */
const LONGEST_QUOTED = 1_000_000;

/** The rows of a table with tabs that comes in chunks; no more than a chunk and a quoted cell are in memory. */
export async function* readTabbed(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[], void> {
	let rest = "";
	for await (const chunk of chunks) {
		rest += chunk;
		if (!/[\r\n]/.test(chunk)) continue; // no row ends in it
		for (let end = findEnd(rest); end > 0; end = findEnd(rest)) {
			yield* toRows(rest.slice(0, end));
			rest = rest.slice(end);
		}
	}
	yield* toRows(rest);
}

/** Where the rows that are complete end, or the first line where a quoted cell would be too long. */
function findEnd(text: string): number {
	const end = findRowsEnd(text);
	return end === 0 && text.length > LONGEST_QUOTED ? text.search(/[\r\n]/) + 1 : end;
}

function* toRows(text: string): Generator<readonly string[], void> {
	for (const { cells } of splitCells(text, "\t")) yield cells;
}
