import type { JsonSchema } from "@pusula/tasks";
import { OWN_TYPES, type OwnTypes } from "./own-types.ts";
import { printKey, type TaskRow, titleOf } from "./task-rows.ts";

/** Prints the table of the types of every task, that of the chunks of streams, and the tasks whose form can be chosen. */
export function printTaskTable(rows: readonly TaskRow[]): string {
	const table = rows.map(printRow).join("");
	const streams = rows.filter((row) => row.streams).map(printStream);
	const chosen = rows.filter(({ hasOutputType }) => hasOutputType).map(({ id }) => JSON.stringify(id));
	return `${printImports(table + streams.join(""))}
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

const OWN_MODULES = {
	"../types/file-args.ts": ["FileArgs", "FileInput"],
	"../types/own-tasks.ts": [
		"AudioToAudioOutput",
		"ChatCompletionFields",
		"FeatureExtractionFields",
		"FeatureExtractionOutput",
		"TableQuestionAnsweringFields",
		"TextGenerationFields",
		"ZeroShotImageClassificationFields",
	],
	"../types/text-stream.ts": ["TextGenerationStreamOutput"],
} as const;

function printImports(text: string): string {
	const own = Object.entries(OWN_MODULES).flatMap(([path, names]) => {
		const used = names.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(text));
		return used.length === 0 ? [] : [`import type { ${used.join(", ")} } from "${path}";\n`];
	});
	return `import type * as t from "@pusula/tasks";\n${own.join("")}`;
}

function printRow(row: TaskRow): string {
	const own: OwnTypes = OWN_TYPES[row.id] ?? {};
	const { args, input } = printInputs(row);
	return `\t${printKey(row.id)}: {
		args: ${own.args ?? args};
		input: ${own.input ?? input};
		output: ${own.output ?? printOutput(row)};
	};
`;
}

function printStream({ id, streamOutput }: TaskRow): string {
	return `\t${printKey(id)}: ${OWN_TYPES[id]?.chunk ?? `t.${titleOf(streamOutput)}`};\n`;
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
