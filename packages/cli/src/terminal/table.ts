import stringWidth from "string-width";
import type { Style } from "./style.ts";
import { cut, cutMiddle, pad, wrap } from "./wrap.ts";

const GAP = "  ";
/** Columns below which the last column is not wrapped but moves under the others. */
const LEAST_LAST = 24;

/** How a table is drawn. */
export interface TableOptions {
	readonly width: number;
	readonly style: Style;
	/** Titles of the columns. Default: none. */
	readonly titles?: readonly string[];
}

/**
 * Rows as text in columns that fit the width: the last column is wrapped, and where too little room is left it goes
 * under its row. Every line ends with a line break.
 */
export function drawTable(
	rows: readonly (readonly string[])[],
	{ width, style, titles }: TableOptions,
): string {
	const all = titles ? [titles, ...rows] : rows;
	const count = Math.max(0, ...all.map((row) => row.length));
	const widths = shrink(
		Array.from({ length: Math.max(0, count - 1) }, (_, column) =>
			Math.max(...all.map((row) => stringWidth(row[column] ?? ""))),
		),
		width,
	);
	const cutCell = chooseCut(all, widths);
	const used = widths.reduce((sum, one) => sum + one + GAP.length, 0);
	const isNarrow = width - used < LEAST_LAST;
	const toLines = (row: readonly string[]): string[] => {
		const cells = widths.map((one, column) => pad(cutCell(row[column] ?? "", one), one));
		const start = cells.join(GAP);
		const last = row[count - 1] ?? "";
		if (isNarrow)
			return [start.trimEnd(), ...(last === "" ? [] : wrap(last, width - 4).map((line) => `    ${line}`))];
		const [first = "", ...others] = wrap(last, width - used);
		const before = widths.length === 0 ? "" : GAP;
		return [`${start}${before}${first}`.trimEnd(), ...others.map((line) => " ".repeat(used) + line)];
	};
	const lines = rows.flatMap((row) => {
		const [first = "", ...others] = toLines(row);
		const name = first.slice(0, widths[0] ?? 0);
		return [style("name", name) + first.slice(name.length), ...others];
	});
	const head = titles ? toLines(titles).map((line) => style("title", line)) : [];
	return [...head, ...lines].map((line) => `${line}\n`).join("");
}

/** Cells are cut at their end, unless two of them would look the same then, such as names of models that differ in their provider. */
function chooseCut(rows: readonly (readonly string[])[], widths: readonly number[]): typeof cut {
	const shown = new Map<string, string>();
	for (const row of rows)
		for (const [column, width] of widths.entries()) {
			const text = row[column] ?? "";
			const short = cut(text, width);
			if ((shown.get(short) ?? text) !== text) return cutMiddle;
			shown.set(short, text);
		}
	return cut;
}

/** Widths of columns, the widest made narrower until all of them fit beside each other. */
function shrink(widths: readonly number[], width: number): readonly number[] {
	const room = width - GAP.length * widths.length;
	const shrunk = [...widths];
	for (let used = shrunk.reduce((sum, one) => sum + one, 0); used > room; used--) {
		const widest = shrunk.indexOf(Math.max(...shrunk));
		shrunk[widest] = (shrunk[widest] ?? 0) - 1;
	}
	return shrunk;
}
