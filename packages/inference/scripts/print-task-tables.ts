import { printKey, type TaskRow } from "./task-rows.ts";

/** Prints where the result of each task is found; a task that is not listed has its result in the reply. */
export function printTaskResults(rows: readonly TaskRow[]): string {
	const listed = rows.filter(({ result }) => result !== "plain");
	return `import type { ClientTask } from "../types/task.ts";

/** Tasks that send files or whose result is one; every other has its result in the reply. */
export const TASK_RESULTS: { readonly [T in ClientTask]?: "files" | "media" } = {
${listed.map(({ id, result }) => `\t${printKey(id)}: "${result}",\n`).join("")}};
`;
}

/** Prints the names of the client's methods: of the tasks, and of the streams of those that can be streamed. */
export function printTaskMethods(rows: readonly TaskRow[]): string {
	const methods = rows.map(({ id, method }) => `\t${printKey(id)}: "${method}",\n`);
	const streams = rows.filter(({ streams: isStreamed }) => isStreamed);
	const streamMethods = streams.map(({ id, method }) => `\t${printKey(id)}: "${method}Stream",\n`);
	return `import type { ClientTask, StreamTask } from "../types/task.ts";

/** The client's method for each task. */
export const TASK_METHODS: Readonly<Record<ClientTask, string>> = {
${methods.join("")}};

/** The client's method for the stream of each task that can be streamed. */
export const STREAM_METHODS: Readonly<Record<StreamTask, string>> = {
${streamMethods.join("")}};
`;
}
