import type { Library, LibraryTasks } from "../src/types/task.ts";

/** The library files, as they lie in `src/libraries`. */
export interface LibrarySources {
	readonly libraries: readonly Library[];
	readonly datasetLibraries: readonly Library[];
	readonly libraryTasks: LibraryTasks;
}

/**
 * Prints both library lists and the map between libraries and tasks in both directions.
 * @throws Error when the map names a library or a task that does not exist.
 */
export function printLibraries(sources: LibrarySources, taskIds: readonly string[]): string {
	checkNames(sources, taskIds);
	const taskRows = taskIds.map((id) => {
		const keys = Object.entries(sources.libraryTasks).filter(([, tasks]) =>
			tasks.some((task) => task === id),
		);
		return printRow(
			id,
			keys.map(([key]) => key),
		);
	});
	return `import type { Library, LibraryTasks } from "../types/task.ts";
import type { TaskId } from "../types/generated/task-ids.ts";

/** Every library that models are published for, by its key. */
export const LIBRARIES: Readonly<Record<string, Library>> = {
${printTable(sources.libraries)}};

/** Every library that data sets are published for, by its key. */
export const DATASET_LIBRARIES: Readonly<Record<string, Library>> = {
${printTable(sources.datasetLibraries)}};

/** Tasks that each library supports, by the key of the library. */
export const LIBRARY_TASKS: LibraryTasks = {
${Object.entries(sources.libraryTasks)
	.map(([key, tasks]) => printRow(key, tasks))
	.join("")}};

/** Keys of the libraries that support each task. */
export const TASK_LIBRARIES: Readonly<Record<TaskId, readonly string[]>> = {
${taskRows.join("")}};
`;
}

function checkNames({ libraries, libraryTasks }: LibrarySources, taskIds: readonly string[]): void {
	for (const [key, tasks] of Object.entries(libraryTasks)) {
		if (!libraries.some((library) => library.key === key))
			throw new Error(`library-tasks.json: no library ${key}`);
		const unknown = tasks.find((task) => !taskIds.includes(task));
		if (unknown !== undefined) throw new Error(`library-tasks.json: no task ${unknown}`);
	}
}

function printTable(libraries: readonly Library[]): string {
	return libraries
		.map((library) => `\t${JSON.stringify(library.key)}: ${JSON.stringify(library)},\n`)
		.join("");
}

function printRow(key: string, values: readonly string[]): string {
	return `\t${JSON.stringify(key)}: ${JSON.stringify(values)},\n`;
}
