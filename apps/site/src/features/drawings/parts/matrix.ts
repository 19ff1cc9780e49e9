import { heldInTheMiddle, label, note } from "./label.ts";
import { area, type AreaLook, at, type FillLook, type Part, path, rect, type Shape } from "./shapes.ts";

/** A cell of a table: its words, and how it looks where it counts. */
export interface Cell {
	readonly text: string;
	readonly look?: AreaLook | FillLook;
	/** How strong the ground of the cell is, from 0 to 1. */
	readonly strength?: number;
	readonly mono?: boolean;
	readonly bold?: boolean;
}

interface MatrixLook {
	/** Names of the columns. */
	readonly head?: readonly string[];
	/** At least this wide is a column. */
	readonly column?: number;
	readonly line?: number;
	readonly mono?: boolean;
}

/** Rows of cells below the names of their columns; the first column begins at the left, the others are centred. */
export function matrix(rows: readonly (readonly (Cell | string)[])[], look: MatrixLook = {}): Part {
	const { head = [], column = 0, line = 30, mono = false } = look;
	const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? { text: cell } : cell)));
	const names = head.map((name) => note(name, { mono }));
	const count = Math.max(head.length, ...cells.map((row) => row.length));
	const widths = Array.from({ length: count }, (_, index) => {
		const texts = cells.map((row) => (row[index] ? drawWords(row[index]).width : 0));
		return Math.max(column, names[index]?.width ?? 0, ...texts.map((width) => width)) + 16;
	});
	const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
	const width = widths.reduce((sum, one) => sum + one, 0);
	const top = names.length > 0 ? 26 : 0;
	const heading = names.flatMap((name, index) =>
		at((lefts[index] ?? 0) + (index === 0 ? 0 : ((widths[index] ?? 0) - name.width) / 2), 0, name),
	);
	const body = cells.flatMap((row, y) =>
		row.flatMap((cell, x) => drawCell(cell, [lefts[x] ?? 0, top + y * line, widths[x] ?? 0, line])),
	);
	const rules = cells.map((_, y) => path([0, top + y * line], `h${width}`, "hair"));
	return area(width, top + rows.length * line, rules, body, heading);
}

function drawCell(
	cell: Cell,
	[x, y, width, height]: readonly [number, number, number, number],
): readonly Shape[] {
	const words = drawWords(cell);
	const ground = cell.look
		? [
				rect([x + 2, y + 2, width - 4, height - 4], cell.look, {
					radius: 3,
					...(cell.strength !== undefined && { strength: cell.strength }),
				}),
			]
		: [];
	const left = x === 0 ? 0 : x + (width - words.width) / 2;
	return [...ground, ...at(left, y + (height - words.height) / 2, x === 0 ? words : heldInTheMiddle(words))];
}

/** On a ground that is not full, ink is read better than the letters of full ones. */
function drawWords({ text, mono = false, bold = false, look, strength = 1 }: Cell): Part {
	return label(text, { size: 13, mono, bold, tone: look === "solid" && strength === 1 ? "filled" : "ink" });
}
