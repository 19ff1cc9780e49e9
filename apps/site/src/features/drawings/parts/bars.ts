import { label, note } from "./label.ts";
import { area, at, type FillLook, type Part, rect } from "./shapes.ts";

/** A row of a bar chart; a bar of value 1 is as long as there is room. */
export interface Bar {
	readonly label: string;
	readonly value: number;
	/** The number as it is written behind the bar. */
	readonly text?: string;
	readonly look?: FillLook;
	readonly mono?: boolean;
}

/** Bars with their names before them and their numbers behind. */
export function bars(
	rows: readonly Bar[],
	width: number,
	look: { readonly lang?: string; readonly line?: number } = {},
): Part {
	const { line = 26, lang } = look;
	const names = rows.map((row) =>
		label(row.label, { size: 13, mono: row.mono ?? false, anchor: "end", lang }),
	);
	const numbers = rows.map((row) => row.text !== undefined && row.text !== "" && note(row.text));
	const nameWidth = Math.max(...names.map((part) => part.width));
	const numberWidth = Math.max(0, ...numbers.map((part) => (part ? part.width : 0)));
	const start = nameWidth + 10;
	const room = width - start - (numberWidth > 0 ? numberWidth + 8 : 0);
	const shapes = rows.flatMap((row, index) => {
		const y = index * line;
		const name = names[index];
		const number = numbers[index];
		const long = Math.max(1, Math.round(room * row.value));
		return [
			...(name ? at(nameWidth - name.width, y + (line - name.height) / 2, name) : []),
			rect([start, y + line / 2 - 5, long, 10], row.look ?? "solid", { radius: 2 }),
			...(number ? at(start + long + 8, y + (line - number.height) / 2, number) : []),
		];
	});
	return area(width, rows.length * line, shapes);
}
