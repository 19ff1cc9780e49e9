import type { Answer } from "./answers.ts";
import { readTrueObject } from "./boxes.ts";
import { mergePieces, readEntity } from "./entities.ts";
import type { AnswerKind } from "./evaluations.ts";
import { MeasureError } from "./measure-error.ts";

/**
 * A right answer from the cell of a table: a label; a number; a text or a JSON list of texts; a JSON list of entities with
 * `label`, `start` and `end`; one of objects with `label` and `box`; or one with the grade of each text that is ranked.
 * @param kind The kind of answer that the task is judged by.
 * @param cell The cell: a text, or a value of JSON.
 * @param row Number of the row, for the error.
 * @throws MeasureError code `bad-expected`
 * @example
 * readExpected("texts", '["Ankara", "the capital"]', 1); // ["Ankara", "the capital"]
 */
export function readExpected(kind: AnswerKind, cell: unknown, row: number): Answer {
	return READERS[kind](cell, row);
}

const READERS: Readonly<Record<AnswerKind, (cell: unknown, row: number) => Answer>> = {
	labels: (cell, row) => toText(cell, row).trim(),
	numbers: (cell, row) => {
		const number = typeof cell === "string" && cell.trim() === "" ? NaN : Number(cell);
		if (Number.isFinite(number)) return number;
		throw new MeasureError("bad-expected", `${JSON.stringify(cell)} is no number.`, { row });
	},
	texts: (cell, row) => {
		const value = parseList(cell);
		const isList = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");
		return isList ? value : toText(cell, row).trim();
	},
	entities: (cell, row) =>
		mergePieces(
			readList(cell, row, {
				read: readEntity,
				form: 'a JSON list of entities is needed, such as [{"label":"PER","start":0,"end":4}].',
			}),
		),
	boxes: (cell, row) =>
		readList(cell, row, {
			read: readTrueObject,
			form: 'a JSON list of objects is needed, such as [{"label":"cat","box":{"xmin":8,"ymin":4,"xmax":90,"ymax":60}}].',
		}),
	rankings: (cell, row) => {
		const form = "a JSON list with a grade for each text is needed, one of them above 0, such as [1,0,2].";
		const grades = readList(cell, row, { read: readGrade, form });
		if (grades.some((grade) => grade > 0)) return grades;
		throw new MeasureError("bad-expected", form, { row });
	},
};

/** How each entry of a list is read, and what is needed. */
interface ListForm<Entry> {
	/** Gives an empty list for an entry that cannot be read. */
	readonly read: (entry: unknown) => readonly Entry[];
	readonly form: string;
}

function readList<Entry>(cell: unknown, row: number, { read, form }: ListForm<Entry>): readonly Entry[] {
	const list = parseList(cell);
	if (!Array.isArray(list)) throw new MeasureError("bad-expected", form, { row });
	return list.flatMap((entry: unknown, index) => {
		const found = read(entry);
		if (found.length > 0) return found;
		throw new MeasureError("bad-expected", form, { row, entry: index + 1 });
	});
}

function readGrade(entry: unknown): readonly number[] {
	return typeof entry === "number" && entry >= 0 ? [entry] : [];
}

/** What a cell holds that may be a JSON list; the cell itself where it is none. */
function parseList(cell: unknown): unknown {
	if (typeof cell !== "string" || !/^\s*\[/.test(cell)) return cell;
	try {
		return JSON.parse(cell);
	} catch {
		return cell;
	}
}

function toText(cell: unknown, row: number): string {
	if (typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean") return String(cell);
	throw new MeasureError("bad-expected", `${JSON.stringify(cell)} is no text.`, { row });
}
