import type { ColumnPlan, Table, TextEncoding } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { NamedFile } from "./named-files.ts";

/** Largest table that is read, in bytes. */
export const MOST_TABLE_BYTES = 5_000_000;

export const MOST_ROWS = 10_000;

export interface DataSource {
	readonly title: string;
	readonly table: Table;
	/** Absent for an example. */
	readonly encoding?: TextEncoding;
	/** Files that rows may name. Default: none. */
	readonly files?: readonly NamedFile[];
	/** What an example is for; absent for a file, whose columns are guessed. */
	readonly known?: { readonly task: CallableTaskId; readonly columns: ColumnPlan };
}
