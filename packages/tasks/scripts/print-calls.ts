import type { CallableTask, CallDocs, ResultKind, TaskCall } from "../src/types/task-call.ts";
import { printValue, toCamelCase } from "./print-value.ts";
import type { RawSchema } from "./raw-schema.ts";
import type { SchemaSource, Sources, TaskFolder } from "./sources.ts";

/** A task's folder that the client can call. */
type CallableFolder = TaskFolder & { readonly call: TaskCall };

/**
 * Prints the rows of all tasks that the client can call: those without a page first, then in catalogue order.
 * @throws Error when a folder lacks what its row needs, or says what its schemas deny
 */
export function printCallableTasks(sources: Sources): string {
	const rows = listCallable(sources).map(
		(folder) => `\t${printKey(folder)}: ${printValue(toRow(sources, folder)).replaceAll("\n", "\n\t")},\n`,
	);
	return `import type { CallableTask } from "../types/task-call.ts";

/** How the client calls each task that it can call: those without a page first, then in catalogue order. */
export const CALLABLE_TASKS = {
${rows.join("")}} as const satisfies Readonly<Record<string, CallableTask>>;

/** Id of a task that the client can call. */
export type CallableTaskId = keyof typeof CALLABLE_TASKS;
`;
}

/** Prints what the client's functions do, by the id of the task. */
export function printCallDocs(sources: Sources): string {
	const rows = listCallable(sources).map((folder) => {
		const { docs, streamDocs } = folder.call;
		const value: CallDocs = { call: docs, ...(streamDocs !== undefined && { stream: streamDocs }) };
		return `\t${printKey(folder)}: ${printValue(value).replaceAll("\n", "\n\t")},\n`;
	});
	return `import type { CallDocs } from "../types/task-call.ts";
import type { CallableTaskId } from "./callable-tasks.ts";

/** What the client's functions do, take and return: their docstrings. */
export const CALL_DOCS: Readonly<Record<CallableTaskId, CallDocs>> = {
${rows.join("")}};
`;
}

function listCallable({ folders }: Sources): readonly CallableFolder[] {
	const callable = folders.filter((folder): folder is CallableFolder => folder.call !== undefined);
	return [...callable.filter(({ task }) => !task), ...callable.filter(({ task }) => task)];
}

function printKey({ name, call }: CallableFolder): string {
	const id = call.id ?? name;
	return /^\w+$/.test(id) ? id : JSON.stringify(id);
}

/** The row, with ids of the catalogue as plain texts: the generated file is checked against their types. */
function toRow(sources: Sources, { name, task, call }: CallableFolder): Row {
	const { partOf, models, alsoCalls, calls, textField, serviceNames, file, hasOutputType, returnsBest } =
		call;
	const { outputKind } = task ?? partOf ?? {};
	if (outputKind === undefined) throw new Error(`${name} has neither facts.ts nor partOf`);
	const result = toResult(outputKind, readSchema(sources, name, "input"));
	const streams = sources.schemas.some((source) => source.task === name && source.role === "streamOutput");
	if ((file !== undefined) !== (result === "media")) throw new Error(`${name}: ${result} and file ${file}`);
	if (streams !== (call.streamDocs !== undefined)) throw new Error(`${name}: streamDocs without a stream`);
	return {
		method: toCamelCase(name),
		schemas: name,
		page: task?.id ?? partOf?.page ?? name,
		...(partOf && { names: partOf.names }),
		...(partOf?.snippetModels && { snippetModels: partOf.snippetModels }),
		...(models && { models }),
		...(alsoCalls && { alsoCalls }),
		...(calls !== undefined && { calls }),
		...(textField !== undefined && { textField }),
		...(serviceNames && { serviceNames }),
		outputKind,
		result,
		...(file !== undefined && { file }),
		...(streams && { streams }),
		...(hasOutputType && { hasOutputType }),
		...(returnsBest && { returnsBest }),
	};
}

type Row = Omit<CallableTask, "schemas" | "page" | "alsoCalls"> & {
	readonly schemas: string;
	readonly page: string;
	readonly alsoCalls?: readonly string[];
};

function readSchema({ files, schemas }: Sources, task: string, role: SchemaSource["role"]): RawSchema {
	const source = schemas.find((one) => one.task === task && one.role === role);
	const schema = source && files.get(source.path);
	if (!schema) throw new Error(`${task} cannot be called without an ${role} schema`);
	return schema;
}

function toResult(outputKind: CallableTask["outputKind"], input: RawSchema): ResultKind {
	if (outputKind === "media") return "media";
	return hasFile(input) ? "files" : "plain";
}

function hasFile(schema: RawSchema): boolean {
	return schema["x-media"] !== undefined || Object.values(schema.properties ?? {}).some(hasFile);
}
