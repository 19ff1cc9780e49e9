import { toConstant } from "./print-value.ts";
import type { TaskSource } from "./sources.ts";

/** Prints the ids of all tasks in catalogue order, and the union of them. */
export function printTaskIds(tasks: readonly TaskSource[]): string {
	const ids = tasks.map(({ task }) => `\t"${task.id}",\n`).join("");
	return `/** Ids of all tasks, in catalogue order. */
export const TASK_IDS = [
${ids}] as const;

/** Id of a task of the catalogue. */
export type TaskId = (typeof TASK_IDS)[number];
`;
}

/** Prints the tables over all tasks: entries, further facts, examples. */
export function printTasks(tasks: readonly TaskSource[]): string {
	const withExample = tasks.filter(({ hasExample }) => hasExample);
	return `${tasks.map(printImport).join("")}import type { Task, TaskExample, TaskInfo } from "../types.ts";
import type { TaskId } from "./task-ids.ts";

/** Every task by its id, in catalogue order. */
export const TASKS: Readonly<Record<TaskId, Task>> = {
${printRows(tasks, "Task")}};

/** Summary, demo, models, data sets, metrics and spaces of every task. */
export const TASK_INFO: Readonly<Record<TaskId, TaskInfo>> = {
${printRows(tasks, "Info")}};

/** Id of a task with an example. */
export type ExampleTaskId =
${withExample.map(({ task }) => `\t| "${task.id}"`).join("\n")};

/** An input that fits the schema, for every task that has one. */
export const TASK_EXAMPLES: Readonly<Record<ExampleTaskId, TaskExample>> = {
${printRows(withExample, "Example")}};
`;
}

function printImport({ task, hasExample }: TaskSource): string {
	const name = toConstant(task.id);
	const example = hasExample ? `, example as ${name}Example` : "";
	return `import { task as ${name}Task, info as ${name}Info${example} } from "../tasks/${task.id}/facts.ts";\n`;
}

function printRows(tasks: readonly TaskSource[], suffix: string): string {
	return tasks.map(({ task }) => `\t"${task.id}": ${toConstant(task.id)}${suffix},\n`).join("");
}
