import { DataTable } from "../../../../../ui/tables/data-table.tsx";
import type { TableColumns } from "../../../form/draft/table-text.ts";
import styles from "./outputs.module.css";

/** A table with some of its cells marked. */
export function MarkedTable({
	columns,
	marked,
	label,
}: {
	readonly columns: TableColumns;
	/** Row and column of each marked cell, from 0. */
	readonly marked: readonly (readonly number[])[];
	readonly label: string;
}) {
	const names = Object.keys(columns);
	const height = Math.max(0, ...Object.values(columns).map(({ length }) => length));
	const isMarked = (row: number, column: number): boolean =>
		marked.some((cell) => cell[0] === row && cell[1] === column);
	const toCell = (name: string, row: number, column: number) => {
		const value = columns[name]?.[row];
		return isMarked(row, column) ? <mark className={styles.span}>{value}</mark> : value;
	};
	const rows = Array.from({ length: height }, (_, row) =>
		names.map((name, column) => toCell(name, row, column)),
	);
	return <DataTable label={label} columns={names} rows={rows} />;
}

/** The columns of a table as it was sent; nothing for anything else. */
export function readColumns(table: unknown): TableColumns | undefined {
	if (typeof table !== "object" || table === null) return undefined;
	const entries = Object.entries(table);
	const isTable = entries.length > 0 && entries.every(([, cells]) => Array.isArray(cells));
	return isTable
		? Object.fromEntries(entries.map(([name, cells]) => [name, (cells as readonly unknown[]).map(String)]))
		: undefined;
}
