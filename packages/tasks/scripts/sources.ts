import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { LibrarySources } from "./print-libraries.ts";
import type { RawSchema } from "./raw-schema.ts";
import type { TaskCall } from "../src/types/task-call.ts";
import type { Task } from "../src/types/task.ts";

/** Folder of the package's sources. */
export const SOURCE_FOLDER = fileURLToPath(new URL("../src", import.meta.url));

/** Where one schema lies, and which of a task's schemas it is. */
export interface SchemaSource {
	/** Name of the task's folder. */
	readonly task: string;
	readonly role: "input" | "output" | "streamOutput";
	/** Path below `src`, with forward slashes. */
	readonly path: string;
}

export interface TaskFolder {
	/** Name of the folder. */
	readonly name: string;
	/** Its catalogue entry; absent for a task without a page. */
	readonly task?: Task | undefined;
	/** How it is called; absent for a task that the client cannot call. */
	readonly call?: TaskCall | undefined;
	/** There is an `examples.ts`. */
	readonly hasExamples?: boolean;
}

/** Everything the generator reads. */
export interface Sources {
	/** Tasks with a page in catalogue order, then those without one. */
	readonly folders: readonly TaskFolder[];
	readonly schemas: readonly SchemaSource[];
	/** All schema files by path below `src`. */
	readonly files: ReadonlyMap<string, RawSchema>;
}

/** Rows of the site's languages, each in a file named after its tag. */
const LANGUAGES = fileURLToPath(new URL("../../../apps/site/src/locales/rows", import.meta.url));

const ROLES = [
	["input", "input.schema.json"],
	["output", "output.schema.json"],
	["streamOutput", "stream-output.schema.json"],
] as const;

/** The region of each language by its tag, from the row that the site has of it. */
export async function readRegions(): Promise<ReadonlyMap<string, string>> {
	const regions = new Map<string, string>();
	for (const name of await readdir(LANGUAGES)) {
		const region = /^\tregion: "([\w-]+)",$/m.exec(await readFile(join(LANGUAGES, name), "utf8"))?.[1];
		if (region !== undefined) regions.set(name.replace(/\.ts$/, ""), region);
	}
	return regions;
}

/**
 * Reads every task folder and the shared definitions.
 * @throws Error when a folder and the id in its facts differ, or two tasks claim the same position.
 */
export async function readSources(): Promise<Sources> {
	const folders = await readFolders();
	const schemas = folders.flatMap(({ name }) => listSchemas(name));
	const names = await readdir(join(SOURCE_FOLDER, "shared"));
	const shared = names.filter((name) => name.endsWith(".schema.json")).map((name) => `shared/${name}`);
	const paths = [...schemas.map(({ path }) => path), ...shared].toSorted();
	const files = new Map<string, RawSchema>();
	for (const path of paths) files.set(path, JSON.parse(await readFile(join(SOURCE_FOLDER, path), "utf8")));
	return { folders, schemas, files };
}

/** The entries of the tasks that have a page, in catalogue order. */
export function listEntries({ folders }: Sources): readonly Task[] {
	return folders.flatMap(({ task }) => task ?? []);
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

/** Names of the files in a folder of rows by task, without their ending, in order. */
export async function listFiles(folder: "models" | "results"): Promise<readonly string[]> {
	const names = await readdir(join(SOURCE_FOLDER, folder));
	return names.map((name) => name.replace(/\.ts$/, "")).toSorted();
}

async function readFolders(): Promise<readonly TaskFolder[]> {
	const names = (await readdir(join(SOURCE_FOLDER, "tasks"))).toSorted();
	const folders = (await Promise.all(names.map(readFolder))).toSorted(
		(a, b) => positionOf(a) - positionOf(b),
	);
	const entries = folders.flatMap(({ task }) => task ?? []);
	for (const [index, { id, position }] of entries.entries()) {
		const next = entries[index + 1];
		if (next?.position === position) throw new Error(`${id} and ${next.id} have the same position`);
	}
	return folders;
}

function positionOf({ task }: TaskFolder): number {
	return task?.position ?? Number.MAX_SAFE_INTEGER;
}

async function readFolder(name: string): Promise<TaskFolder> {
	const facts = await readModule<{ task: Task }>(name, "facts");
	const call = await readModule<{ call: TaskCall }>(name, "call");
	const examples = await readModule<{ examples: unknown }>(name, "examples");
	if (facts && facts.task.id !== name) throw new Error(`tasks/${name}/facts.ts has the id ${facts.task.id}`);
	if (!facts && !call?.call.partOf) throw new Error(`tasks/${name} needs facts.ts, or partOf in call.ts`);
	return { name, task: facts?.task, call: call?.call, hasExamples: examples !== undefined };
}

async function readModule<Module>(folder: string, name: string): Promise<Module | undefined> {
	const isThere = existsSync(join(SOURCE_FOLDER, "tasks", folder, `${name}.ts`));
	return isThere ? await import(`../src/tasks/${folder}/${name}.ts`) : undefined;
}

function listSchemas(task: string): readonly SchemaSource[] {
	return ROLES.map(([role, file]) => ({ task, role, path: posix.join("tasks", task, file) })).filter(
		({ path }) => existsSync(join(SOURCE_FOLDER, path)),
	);
}
