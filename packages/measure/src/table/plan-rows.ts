import type { CallableTaskId } from "@pusula/tasks";
import { seededRandom } from "@pusula/metrics";
import { checkExpected } from "../evaluate/check-expected.ts";
import type { AnswerKind } from "../evaluate/evaluations.ts";
import { MeasureError } from "../evaluate/measure-error.ts";
import { readExpected } from "../evaluate/read-expected.ts";
import { buildArgs, type FieldValues, readFieldText } from "../fields/build-args.ts";
import { FieldError } from "../fields/field-error.ts";
import { type InputField, listFields, mainField } from "../fields/list-fields.ts";
import type { MeasuredRow } from "../evaluate/measured.ts";
import { completeLabels } from "./complete-labels.ts";
import { type ColumnPlan, needsFiles } from "./guess-columns.ts";
import { printInput } from "./print-input.ts";
import type { DataRow } from "./read-table.ts";

/** How the rows of a table become calls. */
export interface RowPlan extends ColumnPlan {
	/** Id of the task. */
	readonly task: CallableTaskId;
	/** The kind of answer that the task is judged by. */
	readonly kind: AnswerKind;
	/** Values that are the same in every call, by the names of their fields. Default: none. */
	readonly shared?: FieldValues;
	/** The file that a cell names; undefined where there is none. Default: there are no files. */
	readonly fileOf?: (name: string) => Blob | undefined;
}

/**
 * A row that cannot be measured.
 * - `no-input`: a cell that the task needs is empty
 * - `no-answer`: the cell of the right answer is empty
 * - `bad-answer`: the right answer cannot be read
 * - `bad-cell`: a cell that has to be JSON is none
 * - `not-text`: a cell that has to be a text is a list or an object of JSON
 * - `no-file`: there is no file of the name that the cell holds, which is the message
 */
export interface RowProblem {
	/** Why the row cannot be measured. */
	readonly code: "no-input" | "no-answer" | "bad-answer" | "bad-cell" | "not-text" | "no-file";
	/** Line of the file. */
	readonly line: number;
	/** What was found, in words. */
	readonly message: string;
}

/** Rows that can be measured, and those that cannot with their reason. */
export interface PlannedRows {
	/** Rows that can be measured. */
	readonly rows: readonly MeasuredRow[];
	/** Why the others cannot. */
	readonly problems: readonly RowProblem[];
}

/**
 * The rows of a table as calls with right answers. Where the task chooses among labels and none were named, these are all right answers.
 * @param table The rows of the file, from `readTable`.
 * @param plan The task, and which columns hold its fields and right answers.
 * @example
 * const table = readTable("text,label\nLovely,good\nAwful,");
 * const columns = guessColumns("text-classification", table);
 * const { rows, problems } = planRows(table.rows, { task: "text-classification", kind: "labels", ...columns });
 * rows.length; // 1
 * problems.map(({ code }) => code); // ["no-answer"]
 */
export function planRows(table: readonly DataRow[], plan: RowPlan): PlannedRows {
	const shared = withLabels(table, plan);
	const rows: MeasuredRow[] = [];
	const problems: RowProblem[] = [];
	for (const row of table) {
		const { number, line, cells } = row;
		const answer = plan.expected === undefined ? undefined : cells[plan.expected];
		if (isEmpty(answer)) {
			problems.push({ code: "no-answer", line, message: plan.expected ?? "" });
			continue;
		}
		try {
			const expected = readExpected(plan.kind, answer, number);
			const values = { ...shared, ...readCells(cells, plan) };
			const named = buildArgs(plan.task, values);
			checkExpected(plan.task, plan.kind, { number, args: named, expected });
			const args = needsFiles(plan.task) ? buildArgs(plan.task, withFiles(values, plan)) : named;
			rows.push({ number, args, input: printInput(named), expected });
		} catch (error) {
			problems.push({ ...toProblem(error), line });
		}
	}
	return { rows, problems };
}

/**
 * Some of the rows, chosen by a seed and left in their order; all of them where they are not more.
 * @param rows Rows of any kind.
 * @param count How many are wanted.
 * @param seed The same seed chooses the same rows.
 * @example
 * sampleRows(["a", "b", "c", "d"], 2, 7); // ["a", "c"]
 */
export function sampleRows<Row>(rows: readonly Row[], count: number, seed = 1): readonly Row[] {
	if (rows.length <= count) return rows;
	const random = seededRandom(seed);
	const places = rows.map((_, index) => index);
	for (let index = places.length - 1; index > 0; index -= 1) {
		const other = Math.floor(random() * (index + 1));
		[places[index], places[other]] = [places[other] ?? 0, places[index] ?? 0];
	}
	const chosen = new Set(places.slice(0, count));
	return rows.filter((_, index) => chosen.has(index));
}

function withLabels(
	table: readonly DataRow[],
	{ task, fields, expected, shared = {} }: RowPlan,
): FieldValues {
	if (expected === undefined) return shared;
	const cells = table.map(({ cells: row }) => row[expected]).filter((cell) => !isEmpty(cell));
	const answers = cells.map((cell) => (typeof cell === "string" ? cell.trim() : String(cell)));
	return completeLabels({ task, shared, isInRows: (name) => fields[name] !== undefined, answers });
}

function readCells(cells: DataRow["cells"], { task, fields }: RowPlan): FieldValues {
	const all = listFields(task);
	const read = Object.entries(fields).flatMap(([name, column]): [string, unknown][] => {
		const field = all.find((one) => one.name === name) ?? mainField(task);
		const cell = cells[column];
		return isEmpty(cell) ? [] : [[name, readCell(field, cell)]];
	});
	return Object.fromEntries(read);
}

function readCell(field: InputField, cell: unknown): unknown {
	if (typeof cell === "string") return readFieldText(field, cell);
	if (field.kind !== "text") return cell;
	if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
	throw new FieldError("not-text", field.name, JSON.stringify(cell));
}

/** The values with the files in place of their names. Throws a `MissingFile` for one that there is not. */
function withFiles(values: FieldValues, { task, fileOf }: RowPlan): FieldValues {
	const files = listFields(task).flatMap(({ name, kind }): [string, Blob][] => {
		const value = values[name];
		if (kind !== "file" || value === undefined) return [];
		const named = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
		const file = fileOf?.(named);
		if (!file) throw new MissingFile(named);
		return [[name, file]];
	});
	return { ...values, ...Object.fromEntries(files) };
}

/** Its message is the name of the file. */
class MissingFile extends Error {}

function toProblem(error: unknown): Omit<RowProblem, "line"> {
	if (error instanceof FieldError) {
		if (error.code === "missing") return { code: "no-input", message: error.field };
		return { code: CELL_PROBLEMS[error.code], message: `${error.field}: ${error.message}` };
	}
	if (error instanceof MissingFile) return { code: "no-file", message: error.message };
	if (error instanceof MeasureError) return { code: "bad-answer", message: error.message };
	throw error;
}

const CELL_PROBLEMS = { "not-json": "bad-cell", "not-text": "not-text" } as const;

function isEmpty(cell: unknown): boolean {
	return cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");
}
