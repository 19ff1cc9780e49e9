import {
	EVALUATIONS,
	guessColumns,
	guessTask,
	type ColumnPlan,
	type Evaluation,
	listMetrics,
	listNeededFields,
	mainField,
	METRICS_OF_KIND,
	type PlannedRows,
	planRows,
	resolveEvaluation,
	type Table,
} from "@pusula/measure";
import type { MetricId } from "@pusula/metrics";
import type { CallableTaskId } from "@pusula/tasks";
import type { FindFile } from "./find-file.ts";
import type { DataSource } from "./data-source.ts";

/** Most rows of one measurement in a page. */
export const MOST_MEASURED = 1000;

/** Rows that are measured by default. */
const FIRST_COUNT = 50;

/** How the reader wants the data to be read. */
export interface Setup {
	readonly task: CallableTaskId;
	readonly columns: ColumnPlan;
	/** Instruction of a chat model, sent with every row; empty for none. */
	readonly system: string;
	readonly metric: MetricId;
	/** Rows to measure. */
	readonly count: number;
}

/** What new data begins with: the task and the columns of an example, else the wanted task or the one that a file seems to be for. */
export function guessSetup({ table, known }: DataSource, wanted?: CallableTaskId): Setup {
	const task = known?.task ?? wanted ?? guessTask(table);
	return {
		...toTaskSetup(task, table),
		...(known && { columns: known.columns }),
		system: "",
		count: Math.min(FIRST_COUNT, table.rows.length),
	};
}

/** What changes with the task. */
export function toTaskSetup(task: CallableTaskId, table: Table): Pick<Setup, "task" | "columns" | "metric"> {
	const [metric] = listMetrics(task);
	return { task, columns: guessColumns(task, table), metric: metric ?? "exact-match" };
}

/** How a measurement is judged: by the chosen metric, then by the task's others, or those of the kind that it chooses. */
export function toEvaluation({ task, metric }: Pick<Setup, "task" | "metric">): Evaluation {
	const own = EVALUATIONS[task];
	const { kind } = resolveEvaluation(task, [metric]);
	const others = own?.kind === kind ? own.metrics : METRICS_OF_KIND[kind];
	return { kind, metrics: [metric, ...others.filter((one) => one !== metric)] };
}

/** True where the task is a conversation, whose model takes an instruction. */
export function takesSystem(task: CallableTaskId): boolean {
	return mainField(task).kind === "turns";
}

/** True where a column is both, an input and the right answer. */
export function hasSameColumn({ columns: { fields, expected } }: Setup): boolean {
	return expected !== undefined && Object.values(fields).includes(expected);
}

/** True where every field that a column has to fill has one, and the right answers too. */
export function isComplete(setup: Setup): boolean {
	const { task, columns } = setup;
	const open = listNeededFields(task).filter(
		({ name }) => name !== "candidate_labels" && columns.fields[name] === undefined,
	);
	return open.length === 0 && columns.expected !== undefined && !hasSameColumn(setup);
}

/** The rows of the data as calls, with the files that they name; none before every column is chosen. */
export function planSetup(setup: Setup, { rows }: Table, fileOf?: FindFile): PlannedRows {
	const { task, columns, system } = setup;
	if (!isComplete(setup)) return { rows: [], problems: [] };
	const { kind } = toEvaluation(setup);
	return planRows(rows, {
		task,
		kind,
		...columns,
		...(system.trim() !== "" && { shared: { system } }),
		...(fileOf && { fileOf }),
	});
}
