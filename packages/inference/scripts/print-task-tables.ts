import { toMethodName } from "../src/entry/client.ts";
import { printKey, type TaskRow } from "./task-rows.ts";

/** Prints where the result of each task is found, and the kind of text that streams bring. */
export function printTaskResults(rows: readonly TaskRow[]): string {
	const streamed = rows.filter(({ streams }) => streams);
	return `import type { StreamTable, TaskTable } from "./task-table.ts";

/** Every task: whether it sends files or its result is one (\`files\`, \`media\`), or the result is in the reply. */
export const TASK_RESULTS: Readonly<Record<keyof TaskTable, "plain" | "files" | "media">> = {
${rows.map(({ id, result }) => `\t${printKey(id)}: "${result}",\n`).join("")}};

/** Every task that can be streamed: the kind of its output, by which its events are read. */
export const STREAM_KINDS = {
${streamed.map(({ id, outputKind }) => `\t${printKey(id)}: "${outputKind}",\n`).join("")}} as const satisfies Readonly<Record<keyof StreamTable, string>>;
`;
}

/** Prints the names of the client's methods that do not follow from the ids of their tasks. */
export function printTaskMethods(rows: readonly TaskRow[]): string {
	const named = rows.filter(({ id, method }) => method !== toMethodName(id));
	return `import type { ClientTask } from "../types/task.ts";

/** The client's methods whose names do not follow from the id of their task. */
export const METHOD_NAMES: { readonly [T in ClientTask]?: string } = {
${named.map(({ id, method }) => `\t${printKey(id)}: "${method}",\n`).join("")}};
`;
}
