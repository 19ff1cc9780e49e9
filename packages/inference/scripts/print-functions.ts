import { printDocstring } from "@pusula/tools/docstring";
import { printExample } from "./print-example.ts";
import type { Entry, TaskRow } from "./task-rows.ts";

/** Prints one function for each task, and one more for each that can be streamed. */
export function printFunctions(rows: readonly TaskRow[], entry: Entry): string {
	const functions = rows.flatMap((row) => [
		row.hasOutputType ? printChosen(row, entry) : printFunction(row, entry),
		...(row.streams ? [printStream(row, entry)] : []),
	]);
	return `${printImports(rows, entry)}\n${functions.join("\n")}`;
}

const KINDS = { plain: "PLAIN", files: "FILES", media: "MEDIA" } as const;

function printImports(rows: readonly TaskRow[], entry: Entry): string {
	const args = rows.map(({ argsType }) => `\t${argsType},\n`).join("");
	const own =
		entry === "main"
			? `import { byName } from "../registry/by-name.ts";\nimport type {\n${args}} from "./task-args.ts";\n`
			: 'import type { TaskArgs } from "../types/args.ts";\n';
	const readers = new Set(rows.filter(({ streams }) => streams).map(nameReader));
	return `import { ${[...readers].toSorted().join(", ")} } from "../pipeline/task-streams.ts";
${own}import { FILES, MEDIA, PLAIN } from "../pipeline/kinds.ts";
import { run } from "../pipeline/run.ts";
import { stream } from "../pipeline/run-stream.ts";
import type { Options } from "../types/call.ts";
import type { ImageResult, OutputType } from "../types/output.ts";
import type { TaskChunk, TaskOutput } from "../types/task.ts";
`;
}

function printFunction(row: TaskRow, entry: Entry): string {
	const { id, method, result } = row;
	const output = result === "media" ? "Blob" : `TaskOutput<"${id}">`;
	return `${printDocs(row, entry)}export function ${method}(args: ${printArgs(row, entry)}, options?: Options): Promise<${output}> {
	return run(${printPassed(id, entry)}, ${KINDS[result]}) as Promise<${output}>; // what the adapter of the task returns
}
`;
}

/** A function whose options choose the form of its result. */
function printChosen(row: TaskRow, entry: Entry): string {
	const { id, method, result } = row;
	return `${printDocs(row, entry)}export function ${method}<T extends OutputType | undefined = undefined>(
	args: ${printArgs(row, entry)},
	options?: Options & { outputType?: T },
): Promise<ImageResult<T>> {
	return run(${printPassed(id, entry)}, ${KINDS[result]}) as Promise<ImageResult<T>>; // toOutputType follows the same rule
}
`;
}

function printStream(row: TaskRow, entry: Entry): string {
	const { id, method, streamDocs } = row;
	const reader = nameReader(row);
	const chunks = `AsyncGenerator<TaskChunk<"${id}">, void>`;
	return `${printDocstring(`${streamDocs} ${THROWS}`, { code: printExample(row, entry, true) })}export function ${method}Stream(args: ${printArgs(row, entry)}, options?: Options): ${chunks} {
	return stream(${printPassed(id, entry)}, { stream: ${reader} }) as ${chunks}; // the adapter of the task makes its chunks
}
`;
}

/** The value of `src/pipeline/task-streams.ts` that reads the events of a task, by the kind of its output: `CHAT_STREAM`. */
function nameReader({ outputKind }: TaskRow): string {
	return `${outputKind.toUpperCase()}_STREAM`;
}

const THROWS = "\n@throws InputError, RouteError, ApiError, OutputError, NetworkError";
const QUEUE =
	"Where the provider has a queue, the call waits for its end: half an hour at most, unless `timeoutMs` is set.";

function printDocs(row: TaskRow, entry: Entry): string {
	const { docs, result } = row;
	return printDocstring(`${result === "media" ? `${docs} ${QUEUE}` : docs} ${THROWS}`, {
		code: printExample(row, entry),
	});
}

function printArgs({ id, argsType }: TaskRow, entry: Entry): string {
	return entry === "main" ? argsType : `TaskArgs<"${id}">`;
}

function printPassed(id: string, entry: Entry): string {
	return `{ task: "${id}", args, options${entry === "main" ? ", resolver: byName" : ""} }`;
}
