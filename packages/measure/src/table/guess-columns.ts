import { type CallableTaskId, LOCALES, REGIONS } from "@pusula/tasks";
import { EVALUATIONS } from "../evaluate/evaluations.ts";
import { type InputField, listFields } from "../fields/list-fields.ts";
import {
	COMMON_ANSWERS,
	COMMON_INPUTS,
	EXPECTED_NAMES,
	FIELD_NAMES,
	FILE_NAMES,
	IDS,
	TASK_SIGNS,
} from "./column-names.ts";
import type { Table } from "./read-table.ts";

/** Rows from whose cells a column is guessed. */
const LOOKED_AT = 200;

/** Columns of a table by what they hold: the fields of a call, and the right answers. */
export interface ColumnPlan {
	/** Columns by the names of the fields that they hold. */
	readonly fields: Readonly<Record<string, string>>;
	/** Column of the right answers; undefined where none is left for them. */
	readonly expected: string | undefined;
}

/**
 * The fields of a task that a table has to fill: those without which a call is rejected.
 * @param task Id of a task that the client can call.
 * @example
 * listNeededFields("question-answering").map(({ name }) => name); // ["question", "context"]
 */
export function listNeededFields(task: CallableTaskId): readonly InputField[] {
	return listFields(task).filter(({ isNeeded }) => isNeeded);
}

/**
 * The tasks whose results can be judged against right answers.
 * @example
 * listMeasuredTasks().includes("translation"); // true
 */
export function listMeasuredTasks(): readonly CallableTaskId[] {
	return Object.keys(EVALUATIONS) as CallableTaskId[]; // the table's keys
}

/**
 * Whether the rows of a task name files beside the table: pictures or sounds.
 * @param task Id of a task that the client can call.
 * @example
 * needsFiles("image-classification"); // true
 */
export function needsFiles(task: CallableTaskId): boolean {
	return listNeededFields(task).some(({ kind }) => kind === "file");
}

/**
 * A task that fits the names of the columns: one with columns that only it needs, else text classification.
 * @param table The names of the columns.
 * @example
 * guessTask({ columns: ["question", "context", "answer"] }); // "question-answering"
 */
export function guessTask({ columns }: Pick<Table, "columns">): CallableTaskId {
	const found = TASK_SIGNS.find(({ signs }) =>
		signs.every((sign) => columns.some((name) => fits(name, sign))),
	);
	return found?.task ?? "text-classification";
}

/**
 * Columns that seem to hold the fields and the right answers of a task: by their names, then the right answers in the
 * column with the fewest different cells for labels, and the input in the one with the longest texts.
 * @param task Id of a task that the client can call.
 * @param table Columns and rows of the file, from `readTable`.
 * @example
 * guessColumns("text-classification", readTable("text,label\nLovely,good\nAwful,bad")); // { fields: { inputs: "text" }, expected: "label" }
 */
export function guessColumns(
	task: CallableTaskId,
	{ columns, rows }: Pick<Table, "columns" | "rows">,
): ColumnPlan {
	const needed = listNeededFields(task);
	const taken = new Set<string>();
	const take = (column: string | undefined): string | undefined => {
		if (column !== undefined) taken.add(column);
		return column;
	};
	const free = (): readonly string[] => columns.filter((name) => !taken.has(name) && !fits(name, IDS));
	const byName = (names: readonly string[]): string | undefined => free().find((name) => fits(name, names));

	const exact = needed.map((field) => [field, take(free().find((name) => name === field.name))] as const);
	const answer = take(byName(EXPECTED_NAMES[task] ?? COMMON_ANSWERS));
	const named = exact.map(([field, column]) => [field.name, column ?? take(byName(namesOf(field)))] as const);
	const lengths = new Map(columns.map((name) => [name, meanLength(rows, name)]));
	const long = (): string | undefined =>
		free().toSorted((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0))[0];
	const isLabels = EVALUATIONS[task]?.kind === "labels";
	const few = (): string | undefined =>
		free().toSorted((one, other) => countKinds(rows, one) - countKinds(rows, other))[0];
	const expectsMore = named.filter(([name, column]) => column === undefined && name !== "candidate_labels");
	const expected = answer ?? (isLabels && free().length > expectsMore.length ? take(few()) : undefined);
	const fields = named.flatMap(([name, column]): [string, string][] => {
		const found = column ?? (name === "candidate_labels" ? undefined : take(long()));
		return found === undefined ? [] : [[name, found]];
	});
	return { fields: Object.fromEntries(fields), expected: expected ?? take(free().at(-1)) };
}

function namesOf({ name, kind }: InputField): readonly string[] {
	return kind === "file" ? FILE_NAMES : (FIELD_NAMES[name] ?? COMMON_INPUTS);
}

function fits(column: string, names: readonly string[]): boolean {
	const name = column.trim();
	return LOCALES.some((locale) => names.includes(name.toLocaleLowerCase(REGIONS[locale])));
}

function meanLength(rows: Table["rows"], column: string): number {
	const some = rows.slice(0, LOOKED_AT);
	return some.reduce((sum, { cells }) => sum + toText(cells[column]).length, 0) / Math.max(1, some.length);
}

function countKinds(rows: Table["rows"], column: string): number {
	return new Set(rows.slice(0, LOOKED_AT).map(({ cells }) => toText(cells[column]))).size;
}

function toText(cell: unknown): string {
	return typeof cell === "string" ? cell : (JSON.stringify(cell) ?? "");
}
