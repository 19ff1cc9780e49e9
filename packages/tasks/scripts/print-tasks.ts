import type { Task } from "../src/types/task.ts";
import { toCamelCase } from "./print-value.ts";
import type { TaskFolder } from "./sources.ts";

/** Prints the ids of all tasks in catalogue order, and the union of them. */
export function printTaskIds(entries: readonly Task[]): string {
	const ids = entries.map(({ id }) => `\t"${id}",\n`).join("");
	return `/** Ids of all tasks, in catalogue order. */
export const TASK_IDS = [
${ids}] as const;

/** Id of a task of the catalogue. */
export type TaskId = (typeof TASK_IDS)[number];
`;
}

/** Prints the tables over all tasks: entries, further facts, examples. */
export function printTasks(folders: readonly TaskFolder[]): string {
	const entries = folders.filter(({ task }) => task);
	const withExample = folders.filter(({ exampleIn }) => exampleIn !== undefined);
	return `${folders.map(printImports).join("")}import type { Task, TaskExample, TaskInfo } from "../types/task.ts";
import type { TaskId } from "./task-ids.ts";

/** Every task by its id, in catalogue order. */
export const TASKS: Readonly<Record<TaskId, Task>> = {
${printRows(entries, "Task")}};

/** Summary, demo, models, data sets, metrics and spaces of every task. */
export const TASK_INFO: Readonly<Record<TaskId, TaskInfo>> = {
${printRows(entries, "Info")}};

/** Id of a task with an example; \`chat-completion\` is not in the catalogue. */
export type ExampleTaskId =
${withExample.map(({ name }) => `\t| "${name}"`).join("\n")};

/** An input that fits the schema, for every task that has one. */
export const TASK_EXAMPLES: Readonly<Record<ExampleTaskId, TaskExample>> = {
${printRows(withExample, "Example")}};
`;
}

function printImports({ name, task, exampleIn }: TaskFolder): string {
	const constant = toCamelCase(name);
	const parts = [
		...(task ? [`task as ${constant}Task`, `info as ${constant}Info`] : []),
		...(exampleIn === "facts" ? [`example as ${constant}Example`] : []),
	];
	const facts = task ? `import { ${parts.join(", ")} } from "../tasks/${name}/facts.ts";\n` : "";
	if (exampleIn === undefined || exampleIn === "facts") return facts;
	return `${facts}import { example as ${constant}Example } from "../tasks/${name}/${exampleIn}.ts";\n`;
}

function printRows(folders: readonly TaskFolder[], suffix: string): string {
	return folders.map(({ name }) => `\t"${name}": ${toCamelCase(name)}${suffix},\n`).join("");
}
