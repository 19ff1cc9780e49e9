import { TableFrame } from "../../../ui/table-frame.tsx";
import type { Columns } from "../table-text.ts";
import styles from "./outputs.module.css";

/** A table with some of its cells marked. */
export function MarkedTable({
	columns,
	marked,
	label,
}: {
	readonly columns: Columns;
	/** Row and column of each marked cell, from 0. */
	readonly marked: readonly (readonly number[])[];
	readonly label: string;
}) {
	const names = Object.keys(columns);
	const height = Math.max(0, ...Object.values(columns).map(({ length }) => length));
	const isMarked = (row: number, column: number): boolean =>
		marked.some((cell) => cell[0] === row && cell[1] === column);
	return (
		<TableFrame label={label}>
			<table>
				<thead>
					<tr>
						{names.map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{Array.from({ length: height }, (_, row) => (
						<tr key={String(row)}>
							{names.map((name, column) => (
								<td key={name}>
									{isMarked(row, column) ? (
										<mark className={styles.span}>{columns[name]?.[row]}</mark>
									) : (
										columns[name]?.[row]
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}

/** The columns of a table as it was sent; nothing for anything else. */
export function readColumns(table: unknown): Columns | undefined {
	if (typeof table !== "object" || table === null) return undefined;
	const entries = Object.entries(table);
	const isTable = entries.length > 0 && entries.every(([, cells]) => Array.isArray(cells));
	return isTable
		? Object.fromEntries(entries.map(([name, cells]) => [name, (cells as readonly unknown[]).map(String)]))
		: undefined;
}
