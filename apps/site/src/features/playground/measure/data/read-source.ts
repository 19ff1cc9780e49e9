import { type ColumnPlan, decodeText, readTable, type Table, type TextEncoding } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";

/** Largest file that is read, in bytes. */
export const MOST_BYTES = 5_000_000;

export const MOST_ROWS = 10_000;

export interface DataSource {
	readonly title: string;
	readonly table: Table;
	/** Absent for an example. */
	readonly encoding?: TextEncoding;
	/** What an example is for; absent for a file, whose columns are guessed. */
	readonly known?: { readonly task: CallableTaskId; readonly columns: ColumnPlan };
}

/** A file as data. @throws TableError that says why it cannot be read */
export async function readFileSource(file: File): Promise<DataSource> {
	const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
	return { title: file.name, table: readTable(text, MOST_ROWS), encoding };
}

/** The JSONL of an example as data. */
export function readExampleSource(
	title: string,
	text: string,
	known: NonNullable<DataSource["known"]>,
): DataSource {
	return { title, table: readTable(text), known };
}
