import { type ColumnPlan, decodeText, readTable, type Table, type TextEncoding } from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { NamedFile } from "./named-files.ts";

/** Largest file that is read, in bytes. */
export const MOST_BYTES = 5_000_000;

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

/** Thrown where no table is among several files, or where it is too big. */
export class SourceError extends Error {
	/** Bytes of the table; undefined where there is none. */
	readonly bytes: number | undefined;

	constructor(bytes?: number) {
		super(bytes === undefined ? "no table" : "too big");
		this.name = "SourceError";
		this.bytes = bytes;
	}
}

/**
 * Files as data: one is the table, the others are those that its rows name. A file alone is the table, whatever its name is.
 * @throws TableError for a table that cannot be read
 * @throws SourceError for one that is missing or too big
 */
export async function readFileSource(files: readonly NamedFile[]): Promise<DataSource> {
	const tables = files.filter(({ file }) => TABLE_NAME.test(file.name));
	const [found] = files.length === 1 ? files : tables.toSorted((one, other) => depthOf(one) - depthOf(other));
	if (!found) throw new SourceError();
	const { name, size } = found.file;
	if (size > MOST_BYTES) throw new SourceError(size);
	const { text, encoding } = decodeText(new Uint8Array(await found.file.arrayBuffer()));
	return {
		title: name,
		table: readTable(text, MOST_ROWS),
		encoding,
		files: files.filter((one) => one !== found),
	};
}

/** The JSONL of an example as data. */
export function readExampleSource(
	title: string,
	text: string,
	known: NonNullable<DataSource["known"]>,
): DataSource {
	return { title, table: readTable(text), known };
}

/** Names of the files that are read as tables. */
const TABLE_NAME = /\.(?:csv|tsv|jsonl|ndjson|txt)$/i;

function depthOf({ path }: NamedFile): number {
	return path.split("/").length;
}
