import { decodeText, readTable } from "@pusula/measure";
import { type DataSource, MOST_TABLE_BYTES, MOST_ROWS } from "./data-source.ts";
import type { NamedFile } from "./named-files.ts";
import { SourceError } from "./source-error.ts";

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
	if (size > MOST_TABLE_BYTES) throw new SourceError(size);
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
