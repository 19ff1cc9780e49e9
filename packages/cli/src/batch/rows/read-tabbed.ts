import { findRowsEnd, splitCells } from "@pusula/measure";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** Most letters of a row behind the first line break that a quoted cell of it holds: more of a file is not kept in memory. */
const MOST_BEHIND_BREAK = 10_000_000;

/**
 * The rows of a table with tabs that comes in chunks; no more than a chunk and a row are in memory.
 * @throws CliError that names the row whose quoted cells go on for too long to say whether they are quoted
 */
export async function* readTabbed(
	chunks: AsyncIterable<string>,
	words: Messages,
): AsyncGenerator<readonly string[], void> {
	let rest = "";
	let records = 0; // the head is one too
	for await (const chunk of chunks) {
		rest += chunk;
		if (!/[\r\n]/.test(chunk)) continue; // no row ends in it
		const end = findRowsEnd(rest);
		for (const { cells } of splitCells(rest.slice(0, end), "\t")) {
			yield cells;
			records += 1;
		}
		rest = rest.slice(end);
		const lineBreak = rest.search(/[\r\n]/);
		if (lineBreak >= 0 && rest.length - lineBreak > MOST_BEHIND_BREAK)
			throw new CliError(words.rows.endlessQuote(Math.max(1, records), MOST_BEHIND_BREAK / 1_000_000));
	}
	for (const { cells } of splitCells(rest, "\t")) yield cells;
}
