import { MODELS } from "@pusula/tasks/models";
import type { Finding, Prose, ProsePage } from "../prose.ts";

/** A cell below “Licence” names the licence, says on what it depends, or that it is not known: “on the card” says nothing. */
export function licenceCells({ pages }: Pick<Prose, "pages">): readonly Finding[] {
	return pages.flatMap((page) =>
		listCells(page)
			.filter(({ text }) => !SAYS.test(text) && !NAMES.some((name) => toPlain(text).includes(name)))
			.map(({ line, text }) => ({
				path: page.path,
				line,
				message: `“${text}” names no licence: name it, or say that it is not known`,
			})),
	);
}

interface Cell {
	readonly line: number;
	readonly text: string;
}

/** Titles of columns that hold licences. */
const TITLE = /^(?:Lisans[ıi]?|Licen[cs]e)$/u;

/** Says what follows from the licence, what it depends on, or that none was found. */
const SAYS =
	/ticari|göre değişir|yazmıyor|belirtilmemiş|bilinmiyor|doğrulanmadı|commercial|differs|unknown|not (?:on|stated|known|verified)/iu;

/** Licences of the model table, as letters and digits. */
const NAMES: readonly string[] = [
	...new Set(MODELS.flatMap(({ licence: { name } }) => (name === undefined ? [] : [toPlain(name)]))),
];

/** The cells below the titles of licences; a table is a run of lines with as many cells, its rule below the titles apart. */
function listCells({ passages }: ProsePage): readonly Cell[] {
	const rows = new Map<number, string[]>();
	for (const { line, text } of passages) rows.set(line, [...(rows.get(line) ?? []), text]);
	return [...rows].flatMap(([line, titles]) => {
		const column = titles.length > 1 ? titles.findIndex((title) => TITLE.test(title)) : -1;
		if (column < 0) return [];
		const cells: Cell[] = [];
		for (let at = line + 2; rows.get(at)?.length === titles.length; at += 1)
			cells.push({ line: at, text: rows.get(at)?.[column] ?? "" });
		return cells;
	});
}

function toPlain(text: string): string {
	return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
