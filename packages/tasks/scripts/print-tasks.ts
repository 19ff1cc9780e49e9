import type { Task } from "../src/types/task.ts";
import { toCamelCase } from "./print-value.ts";
import type { TaskFolder } from "./sources.ts";

/**
 * Prints the ids of all tasks in catalogue order, and the unions of them and of those that have schemas.
 * @param withSchemas names of the folders with schemas
 */
export function printTaskIds(entries: readonly Task[], withSchemas: readonly string[]): string {
	const ids = entries.map(({ id }) => `\t"${id}",\n`).join("");
	return `/** Ids of all tasks, in catalogue order. */
export const TASK_IDS = [
${ids}] as const;

/** Id of a task of the catalogue. */
export type TaskId = (typeof TASK_IDS)[number];

/** Id of a task that has schemas; \`chat-completion\` is not in the catalogue. */
export type SchemaTaskId =
${withSchemas.map((id) => `\t| "${id}"`).join("\n")};
`;
}

/** Prints the tables over all tasks: entries and further facts. */
export function printTasks(folders: readonly TaskFolder[]): string {
	const entries = folders.filter(({ task }) => task);
	return `${entries.map(printImport).join("")}import type { Task, TaskInfo } from "../types/task.ts";
import type { TaskId } from "../types/generated/task-ids.ts";

/** Every task by its id, in catalogue order. */
export const TASKS: Readonly<Record<TaskId, Task>> = {
${printRows(entries, "Task")}};

/** Summary, demo, models, data sets, metrics and spaces of every task. */
export const TASK_INFO: Readonly<Record<TaskId, TaskInfo>> = {
${printRows(entries, "Info")}};
`;
}

/** Prints the tables of the examples: of the tasks that are called, and of all. */
export function printExamples(folders: readonly TaskFolder[]): string {
	const withExamples = folders.filter(({ hasExamples }) => hasExamples);
	const called = withExamples.filter(({ call }) => call);
	const withoutCall = withExamples.filter(({ call }) => !call);
	const withoutIds = withoutCall.map(({ name }) => `"${name}"`).join(" | ");
	const imports = withExamples.map(
		({ name }) =>
			`import { examples as ${toCamelCase(name)}Examples } from "../tasks/${name}/examples.ts";\n`,
	);
	return `${imports.join("")}import type { TaskExamples } from "../types/task.ts";

/** Id of a task with examples; \`chat-completion\` is not in the catalogue. */
export type ExampleTaskId =
${withExamples.map(({ name }) => `\t| "${name}"`).join("\n")};

/** Calls with the right result, for every task that the client calls. */
export const CALL_EXAMPLES: Readonly<Record<Exclude<ExampleTaskId, ${withoutIds}>, TaskExamples>> = {
${printRows(called, "Examples")}};

/** The examples of every task that has schemas, by its id there: calls in each language of the site, with their results. */
export const TASK_EXAMPLES: Readonly<Record<ExampleTaskId, TaskExamples>> = {
	...CALL_EXAMPLES,
${printRows(withoutCall, "Examples")}};
`;
}

function printImport({ name }: TaskFolder): string {
	const constant = toCamelCase(name);
	return `import { task as ${constant}Task, info as ${constant}Info } from "../tasks/${name}/facts.ts";\n`;
}

function printRows(folders: readonly TaskFolder[], suffix: string): string {
	return folders.map(({ name }) => `\t"${name}": ${toCamelCase(name)}${suffix},\n`).join("");
}
