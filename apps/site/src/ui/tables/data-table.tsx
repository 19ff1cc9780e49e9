import type { ReactNode } from "react";
import { ColumnHeads } from "./column-heads.tsx";
import { TableFrame } from "./table-frame.tsx";

/** A small table of values as they are: names of the columns above, rows below. Cells are texts or elements. */
export function DataTable({
	label,
	columns,
	rows,
}: {
	/** Name of the table for screen readers. */
	readonly label: string;
	readonly columns: readonly string[];
	/** Each row has a cell for every column, in their order. */
	readonly rows: readonly (readonly ReactNode[])[];
}) {
	return (
		<TableFrame label={label}>
			<table>
				<ColumnHeads names={columns} />
				<tbody>
					{rows.map((row, order) => (
						// oxlint-disable-next-line react/no-array-index-key -- rows have no names, may be equal, and never move
						<tr key={order}>
							{columns.map((name, column) => (
								<td key={name}>{row[column]}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}
