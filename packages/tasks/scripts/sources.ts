import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { LibrarySources } from "./print-libraries.ts";
import type { RawSchema } from "./raw-schema.ts";
import type { Task } from "../src/types.ts";

/** Folder of the package's sources. */
export const SOURCE_FOLDER = fileURLToPath(new URL("../src", import.meta.url));

/** Where one schema lies, and which of a task's schemas it is. */
export interface SchemaSource {
	readonly task: string;
	readonly role: "input" | "output" | "streamOutput";
	/** Path below `src`, with forward slashes. */
	readonly path: string;
}

/** A task folder, in catalogue order. */
export interface TaskSource {
	readonly task: Task;
	readonly hasExample: boolean;
}

/** Everything the generator reads. */
export interface Sources {
	readonly tasks: readonly TaskSource[];
	readonly schemas: readonly SchemaSource[];
	/** All schema files by path below `src`. */
	readonly files: ReadonlyMap<string, RawSchema>;
}

const ROLES = [
	["input", "input.schema.json"],
	["output", "output.schema.json"],
	["streamOutput", "stream-output.schema.json"],
] as const;

/**
 * Reads every task folder, the chat schemas and the shared definitions.
 * @throws Error when a folder and the id in its facts differ, or two tasks claim the same position.
 */
export async function readSources(): Promise<Sources> {
	const tasks = await readTasks();
	const schemas = [
		...tasks.flatMap(({ task }) => listSchemas(task.id, `tasks/${task.id}`)),
		...listSchemas("chat-completion", "chat-completion"),
	];
	const shared = (await readdir(join(SOURCE_FOLDER, "shared"))).map((name) => `shared/${name}`);
	const paths = [...schemas.map(({ path }) => path), ...shared].toSorted();
	const files = new Map<string, RawSchema>();
	for (const path of paths) files.set(path, JSON.parse(await readFile(join(SOURCE_FOLDER, path), "utf8")));
	return { tasks, schemas, files };
}

async function readTasks(): Promise<TaskSource[]> {
	const folders = (await readdir(join(SOURCE_FOLDER, "tasks"))).toSorted();
	const tasks = await Promise.all(folders.map(readTask));
	tasks.sort((a, b) => a.task.position - b.task.position);
	for (const [index, { task }] of tasks.entries()) {
		const next = tasks[index + 1]?.task;
		if (next?.position === task.position) throw new Error(`${task.id} and ${next.id} have the same position`);
	}
	return tasks;
}

async function readTask(folder: string): Promise<TaskSource> {
	const module: { task: Task; example?: unknown } = await import(`../src/tasks/${folder}/facts.ts`);
	if (module.task.id !== folder) throw new Error(`tasks/${folder}/facts.ts has the id ${module.task.id}`);
	return { task: module.task, hasExample: module.example !== undefined };
}

function listSchemas(task: string, folder: string): SchemaSource[] {
	return ROLES.filter(([, file]) => existsSync(join(SOURCE_FOLDER, folder, file))).map(([role, file]) => ({
		task,
		role,
		path: posix.join(folder, file),
	}));
}

/** Reads the library lists and the map from libraries to tasks. */
export async function readLibraries(): Promise<LibrarySources> {
	const read = async (name: string) =>
		JSON.parse(await readFile(join(SOURCE_FOLDER, "libraries", name), "utf8"));
	return {
		libraries: await read("libraries.json"),
		datasetLibraries: await read("dataset-libraries.json"),
		libraryTasks: await read("library-tasks.json"),
	};
}
