import { type ReactNode, useRef, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { useEditorWords } from "../../parts/editor-words.ts";
import { printRows } from "../draft/table-text.ts";
import { TableCell } from "./table-cell.tsx";
import styles from "./table-editor.module.css";
import { readRows, type Rows } from "./table-rows.ts";

/**
 * A table whose cells are typed in, its columns named in the first row. The arrow keys and Enter go up and down, Tab across;
 * cells copied elsewhere are pasted from a cell on.
 */
export function TableEditor({
	id,
	value,
	isInvalid,
	describedBy,
	onChange,
}: {
	/** Id of the first cell, which the label of the field names. */
	readonly id: string;
	/** The table as lines. */
	readonly value: string;
	readonly isInvalid: boolean;
	readonly describedBy: string;
	readonly onChange: (value: string) => void;
}) {
	const words = useEditorWords().table;
	const { rows, put } = useRows(value, onChange);
	const table = useRef<HTMLTableElement>(null);
	const [names = []] = rows;
	const nameOf = (column: number): string => names[column] || fill(words.newColumn, { column: column + 1 });
	const toCell = (row: number, column: number) => (
		<TableCell
			at={{ row, column }}
			rows={rows}
			label={
				row === 0
					? fill(words.column, { column: column + 1 })
					: fill(words.cell, { name: nameOf(column), row })
			}
			field={{
				"aria-invalid": isInvalid || undefined,
				...(row + column === 0 && { id, "aria-describedby": describedBy }),
			}}
			table={table}
			onPut={put}
		/>
	);
	return (
		<>
			<div className={styles.frame}>
				<table ref={table}>
					<Head width={names.length} toCell={toCell} />
					<Body rows={rows} toCell={toCell} onPut={put} />
				</table>
			</div>
			<TableButtons rows={rows} nameOf={nameOf} onPut={put} />
			<p className={styles.about}>{words.about}</p>
		</>
	);
}

/** Returns the field of a cell. */
type ToCell = (row: number, column: number) => ReactNode;

function Head({ width, toCell }: { readonly width: number; readonly toCell: ToCell }) {
	return (
		<thead>
			<tr>
				{Array.from({ length: width }, (_, column) => (
					<th key={column} scope="col">
						{toCell(0, column)}
					</th>
				))}
			</tr>
		</thead>
	);
}

/** The rows below the names; all but the last one left can be removed. */
function Body({
	rows,
	toCell,
	onPut,
}: {
	readonly rows: Rows;
	readonly toCell: ToCell;
	readonly onPut: (rows: Rows) => void;
}) {
	const words = useEditorWords().table;
	const isLast = rows.length <= 2;
	return (
		<tbody>
			{rows.slice(1).map((cells, index) => (
				// oxlint-disable-next-line react/no-array-index-key -- a row is its place
				<tr key={index}>
					{cells.map((_, column) => (
						// oxlint-disable-next-line react/no-array-index-key -- a column is its place
						<td key={column}>{toCell(index + 1, column)}</td>
					))}
					<td>
						<QuietButton
							compact
							aria-label={fill(words.removeRow, { row: index + 1 })}
							aria-disabled={isLast}
							onClick={({ currentTarget }) => {
								if (isLast) return;
								if (index === rows.length - 2) focusRowBefore(currentTarget);
								onPut(rows.toSpliced(index + 1, 1));
							}}
						>
							×
						</QuietButton>
					</td>
				</tr>
			))}
		</tbody>
	);
}

/** The last row takes its button along. */
function focusRowBefore(button: HTMLElement): void {
	button.closest("tbody > tr")?.previousElementSibling?.querySelector("button")?.focus();
}

/** Adds rows and columns, and removes the last column. */
function TableButtons({
	rows,
	nameOf,
	onPut,
}: {
	readonly rows: Rows;
	readonly nameOf: (column: number) => string;
	readonly onPut: (rows: Rows) => void;
}) {
	const words = useEditorWords().table;
	const width = rows[0]?.length ?? 0;
	return (
		<div className={styles.buttons}>
			<QuietButton compact onClick={() => onPut([...rows, Array.from({ length: width }, () => "")])}>
				{words.addRow}
			</QuietButton>
			<QuietButton
				compact
				onClick={() =>
					onPut(
						rows.map((cells, row) => [
							...cells,
							row === 0 ? fill(words.newColumn, { column: width + 1 }) : "",
						]),
					)
				}
			>
				{words.addColumn}
			</QuietButton>
			{width > 1 && (
				<QuietButton
					compact
					onClick={({ currentTarget }) => {
						// With the last column but one this button goes.
						if (width === 2) (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
						onPut(rows.map((cells) => cells.slice(0, -1)));
					}}
				>
					{fill(words.removeColumn, { name: nameOf(width - 1) })}
				</QuietButton>
			)}
		</div>
	);
}

/** The rows of a field's lines. Rows and cells that are still empty, which lines do not hold, stay while they are typed. */
function useRows(value: string, onChange: (value: string) => void) {
	const [held, setHeld] = useState(() => ({ text: value, rows: readRows(value) }));
	const rows = held.text === value ? held.rows : readRows(value);
	return {
		rows,
		put: (next: Rows): void => {
			const text = printRows(next);
			setHeld({ text, rows: next });
			onChange(text);
		},
	};
}
