import type { ClipboardEvent, ComponentPropsWithoutRef, KeyboardEvent, RefObject } from "react";
import { pasteCells, readCopied, type Rows } from "./table-rows.ts";

interface Place {
	readonly row: number;
	readonly column: number;
}

/** One cell that is typed in; the keys lead from it to the next, and several cells are pasted from it on. */
export function TableCell({
	at,
	rows,
	label,
	field,
	table,
	onPut,
}: {
	readonly at: Place;
	readonly rows: Rows;
	readonly label: string;
	/** Further attributes of the text field. */
	readonly field: ComponentPropsWithoutRef<"input">;
	readonly table: RefObject<HTMLTableElement | null>;
	readonly onPut: (rows: Rows) => void;
}) {
	return (
		<input
			{...field}
			type="text"
			autoComplete="off"
			aria-label={label}
			value={rows[at.row]?.[at.column] ?? ""}
			onChange={(event) => onPut(pasteCells(rows, at, [[event.target.value]]))}
			onKeyDown={(event) => goAcrossRows(event, table.current, at)}
			onPaste={(event) => {
				const cells = readPasted(event);
				if (cells) onPut(pasteCells(rows, at, cells));
			}}
		/>
	);
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

function goAcrossRows(event: KeyboardEvent, table: HTMLTableElement | null, { row, column }: Place): void {
	const move = MOVES[event.key];
	if (move === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	const cell = table?.rows[row + move]?.cells[column];
	cell?.querySelector("input")?.focus();
}

/** Several cells on the clipboard; a single one is pasted as text is. */
function readPasted(event: ClipboardEvent): Rows | undefined {
	const text = event.clipboardData.getData("text/plain");
	if (!/[\t\n]/.test(text.trim())) return undefined;
	event.preventDefault();
	return readCopied(text);
}
