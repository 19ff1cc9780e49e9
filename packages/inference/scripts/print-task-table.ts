import type { JsonSchema } from "@pusula/tasks";
import { type OwnFields, readOwnFields } from "./read-own-types.ts";
import { printKey, type TaskRow, titleOf } from "./task-rows.ts";

/** Prints the table of the types of every task, that of the chunks of streams, and the tasks whose form can be chosen. */
export function printTaskTable(rows: readonly TaskRow[], own: OwnFields = readOwnFields()): string {
	const unknown = [...own.keys()].filter((id) => !rows.some((row) => row.id === id));
	if (unknown.length > 0) throw new Error(`OwnTypes names no task that can be called: ${unknown.join(", ")}`);
	const table = rows.map((row) => printRow(row, own)).join("");
	const streams = rows.filter((row) => row.streams).map((row) => printStream(row, own));
	const chosen = rows.filter(({ hasOutputType }) => hasOutputType).map(({ id }) => JSON.stringify(id));
	return `import type * as t from "@pusula/tasks";
import type { FileArgs, FileInput } from "../own/file-args.ts";
import type { OwnTypes } from "../own/own-tasks.ts";

/** Every task the client can run, by its id: what a caller sends, what an adapter receives, and what the caller gets. */
export interface TaskTable {
${table}}

/** One chunk of every task that can be streamed, by its id. */
export interface StreamTable {
${streams.join("")}}

/** Tasks whose result takes the form that \`outputType\` names. */
export type OutputTypeTask = ${chosen.join(" | ")};
`;
}

function printRow(row: TaskRow, own: OwnFields): string {
	const { args, input } = printInputs(row);
	const fields = { args, input, output: printOutput(row) };
	const lines = Object.entries(fields).map(
		([field, type]) => `\t\t${field}: ${printOwn(row, own, field) ?? type};\n`,
	);
	return `\t${printKey(row.id)}: {\n${lines.join("")}\t};\n`;
}

function printStream(row: TaskRow, own: OwnFields): string {
	const chunk = printOwn(row, own, "chunk") ?? `t.${titleOf(row.streamOutput)}`;
	return `\t${printKey(row.id)}: ${chunk};\n`;
}

/** The type of a field that the client has for itself; undefined where it is that of the schema. */
function printOwn({ id }: TaskRow, own: OwnFields, field: string): string | undefined {
	return own.get(id)?.has(field) ? `OwnTypes["${id}"]["${field}"]` : undefined;
}

function printOutput({ result, output, returnsBest }: TaskRow): string {
	if (result === "media") return "Blob";
	return `t.${titleOf(returnsBest ? output.items : output)}`;
}

/** Types of the caller's arguments and of the adapter's input: bytes that the caller passes in any form are a Blob in the input. */
function printInputs({ input, result }: TaskRow): { readonly args: string; readonly input: string } {
	const whole = `t.${titleOf(input)}`;
	const inputs = input.properties?.["inputs"];
	const picture = Object.entries(inputs?.properties ?? {}).find(([, field]) => field["x-media"]);
	if (!inputs?.["x-media"] && !picture) return { args: whole, input: whole };
	const parameters = printParameters(input);
	if (result === "files" && !picture)
		return { args: `FileArgs<${parameters}>`, input: printFields(": Blob", parameters, false) };
	const file = picture ? printFileIn(inputs, picture[0]) : "FileInput";
	const isRequired = input.required?.includes("inputs") === true;
	const field = isRequired ? `: ${file}` : `?: ${file} | undefined`;
	return { args: printFields(field, parameters, true), input: whole };
}

function printFields(inputs: string, parameters: string, isOpen: boolean): string {
	const others = isOpen ? "; [field: string]: unknown" : "";
	return `{ inputs${inputs}; parameters?: ${parameters} | undefined${others} }`;
}

function printParameters({ properties }: JsonSchema): string {
	const parameters = properties?.["parameters"];
	return parameters?.properties ? `t.${titleOf(parameters)}` : "Record<string, unknown>";
}

/** The object with a file among texts: `{ question: string; image: FileInput }`. */
function printFileIn(inputs: JsonSchema | undefined, file: string): string {
	const fields = Object.keys(inputs?.properties ?? {}).map((name) =>
		name === file ? `${name}: FileInput` : `${name}: string`,
	);
	return `{ ${fields.join("; ")} }`;
}
