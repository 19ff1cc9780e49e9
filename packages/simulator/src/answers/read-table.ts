import { foldWord, toKeywords } from "./language.ts";

/** A table as columns of texts. */
export type Table = Readonly<Record<string, readonly string[]>>;

/** Cells of a table that answer a question. */
export interface TableAnswer {
	readonly answer: string;
	/** Row and column of each cell. */
	readonly coordinates: readonly (readonly [number, number])[];
	readonly cells: readonly string[];
	readonly aggregator: "NONE" | "SUM" | "AVERAGE" | "COUNT";
}

/** Answers from the column the question names, in the row whose cell it mentions, or over all rows for sums and means. */
export function askTable(table: Table, question: string): TableAnswer {
	const columns = Object.keys(table);
	const asked = foldWord(question);
	const mentioned = findCell(table, asked);
	const column = findColumn(columns, table, asked, mentioned?.column);
	const aggregator = mentioned === undefined ? findAggregator(asked) : "NONE";
	const values = table[columns[column] ?? ""] ?? [];
	const rows = mentioned ? [mentioned.row] : aggregator === "NONE" ? [0] : [...values.keys()];
	const cells = rows.map((index) => values[index] ?? "");
	const answer = aggregator === "NONE" ? cells.join(", ") : `${aggregator} > ${cells.join(", ")}`;
	return { answer, coordinates: rows.map((index) => [index, column] as const), cells, aggregator };
}

/** The first cell whose words stand in the question. */
function findCell(
	table: Table,
	asked: string,
): { readonly row: number; readonly column: number } | undefined {
	for (const [column, values] of Object.values(table).entries()) {
		const row = values.findIndex(
			(cell) => cell.length > 2 && Number.isNaN(Number(cell)) && asked.includes(foldWord(cell)),
		);
		if (row >= 0) return { row, column };
	}
	return undefined;
}

/** The column with a word of the question, other than `known`; else the first with numbers. */
function findColumn(columns: readonly string[], table: Table, asked: string, known?: number): number {
	const isNamed = (name: string): boolean =>
		toKeywords(name).some((word) => asked.includes(foldWord(word).slice(0, 5)));
	const named = columns.findIndex((name, index) => index !== known && isNamed(name));
	if (named >= 0) return named;
	const numeric = columns.findIndex((name) => (table[name] ?? []).every((cell) => /^[\d.,\s]+$/.test(cell)));
	return Math.max(0, numeric);
}

function findAggregator(asked: string): TableAnswer["aggregator"] {
	if (/average|mean|ortalama/.test(asked)) return "AVERAGE";
	if (/total|sum|toplam/.test(asked)) return "SUM";
	return /how many|kac tane|kac/.test(asked) ? "COUNT" : "NONE";
}
