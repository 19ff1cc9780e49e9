import { type CallableTask, CALLABLE_TASKS, type JsonSchema, TASK_SCHEMAS } from "@pusula/tasks";
import { findMismatches } from "@pusula/tools/find-mismatches";
import type { ClientTask } from "../src/types/task.ts";

/**
 * What is wrong with the output of a task: places that do not fit the catalogue's schema, and files that are not what
 * their type says. An empty list when nothing is.
 */
export async function findFaults(task: ClientTask, output: unknown): Promise<readonly string[]> {
	const schema = schemaOf(task);
	if (!schema) return [`${task} has no schema`];
	if (output instanceof Blob) return findFileFaults(output, mediaOf(schema));
	return findMismatches(schema, await withoutFiles(output));
}

/** The schema of what the client's method returns. */
function schemaOf(task: ClientTask): JsonSchema | undefined {
	const row: CallableTask = CALLABLE_TASKS[task];
	const schema: JsonSchema = TASK_SCHEMAS[row.schemas].output;
	if (row.returnsBest) return schema.items;
	const isVectors = task === "feature-extraction" && schema.items;
	return isVectors ? { anyOf: [schema, isVectors] } : schema; // one vector for one text, where a provider returns it so
}

/** The kind of file that is the one result of a task, such as `image`; undefined for a task that returns data. */
function mediaOf({ properties = {} }: JsonSchema): string | undefined {
	const kinds = Object.values(properties).map((field) => field["x-media"]);
	return kinds.find((kind) => kind !== undefined);
}

/** First bytes of each file type that the simulator makes, as text; the offset where they do not come first. */
const SIGNATURES: Readonly<Record<string, readonly [text: string, offset?: number]>> = {
	"image/png": ["\u0089PNG\r\n\u001a\n"],
	"audio/wav": ["RIFF"],
	"video/mp4": ["ftyp", 4],
};

async function findFileFaults(file: Blob, media: string | undefined): Promise<readonly string[]> {
	const [text, offset = 0] = SIGNATURES[file.type] ?? [];
	if (media === undefined || text === undefined || !file.type.startsWith(`${media}/`))
		return [`a file of type ${file.type} where ${media ?? "data"} was to come`];
	const bytes = new Uint8Array(await file.slice(offset, offset + text.length).arrayBuffer());
	return String.fromCharCode(...bytes) === text ? [] : [`the bytes are not ${file.type}`];
}

/** An output with base64 text in place of its files, as the schemas have it. */
async function withoutFiles(value: unknown): Promise<unknown> {
	if (value instanceof Blob) return Buffer.from(await value.arrayBuffer()).toString("base64");
	if (Array.isArray(value)) return Promise.all(value.map(withoutFiles));
	if (typeof value !== "object" || value === null) return value;
	const parts = await Promise.all(
		Object.entries(value).map(async ([key, part]) => [key, await withoutFiles(part)] as const),
	);
	return Object.fromEntries(parts);
}
