import { openRows } from "../../batch/rows/open-rows.ts";
import type { RowFile } from "../../batch/rows/row-file.ts";
import { type CallPlan, toRowArgs } from "../../batch/rows/row-args.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Context } from "../../terminal/context.ts";

/** What a file of rows holds. */
export interface CheckedRows {
	readonly count: number;
	/** Characters of the arguments of all calls, as JSON. */
	readonly characters: number;
	/** Columns of the first row. */
	readonly columns: readonly string[];
}

/**
 * Reads every row of a file, and builds its call, before one of them is made: a mistake in the last row costs nothing.
 * @throws CliError that names the row; also where there is none. The reason of the signal after an interruption
 */
export async function checkRows(file: RowFile, plan: CallPlan, { io, words }: Context): Promise<CheckedRows> {
	let count = 0;
	let characters = 0;
	let columns: readonly string[] = [];
	for await (const row of openRows(file, words)) {
		io.signal.throwIfAborted();
		if (count === 0) columns = row.columns ?? Object.keys(row.cells);
		characters += JSON.stringify(toRowArgs(row, plan, words)).length;
		count += 1;
	}
	if (count === 0) throw new CliError(words.rows.none(file.path));
	return { count, characters, columns };
}
