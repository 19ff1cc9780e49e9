import { CALL_DOCS, CALLABLE_TASKS, type CallableTask, type JsonSchema, TASK_SCHEMAS } from "@pusula/tasks";

/** Which entry functions are for: the main one takes provider ids, the core takes values only. */
export type Entry = "main" | "core";

/** A task as the generators see it: the catalogue's row, its schemas and its docstrings. */
export interface TaskRow extends CallableTask {
	readonly id: string;
	/** Name of the type of its arguments: `TextToImageArgs`. */
	readonly argsType: string;
	readonly input: JsonSchema;
	readonly output: JsonSchema;
	readonly streamOutput: JsonSchema | undefined;
	/** Docstrings of its function and of the one that streams. */
	readonly docs: string;
	readonly streamDocs: string;
}

/** The rows of all tasks that the client can call, by the name of their functions. */
export function listTaskRows(): readonly TaskRow[] {
	return Object.entries<CallableTask>(CALLABLE_TASKS)
		.map(([id, row]) => toRow(id as keyof typeof CALLABLE_TASKS, row)) // a key of the table
		.toSorted((a, b) => (a.method < b.method ? -1 : 1));
}

/** The title of a schema, which is the name of its type. */
export function titleOf(schema: JsonSchema | undefined): string {
	if (schema?.title === undefined) throw new Error("The schema has no title, so its type has no name.");
	return schema.title;
}

/** An id as a key of an object. */
export function printKey(id: string): string {
	return /^\w+$/.test(id) ? id : JSON.stringify(id);
}

function toRow(id: keyof typeof CALLABLE_TASKS, row: CallableTask): TaskRow {
	const { input, output, streamOutput } = TASK_SCHEMAS[row.schemas];
	const argsType = `${row.method.charAt(0).toUpperCase()}${row.method.slice(1)}Args`;
	const { call, stream = "" } = CALL_DOCS[id];
	return { ...row, id, argsType, input, output, streamOutput, docs: call, streamDocs: stream };
}
