import { DATASET_LIBRARIES, type Library, LIBRARIES, LIBRARY_TASKS, type Task, TASKS } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import { compareIn } from "../../locales/forms.ts";
import type { ChosenLibrary } from "./chosen-libraries.ts";

/** The kinds of things that libraries handle. */
export const LIBRARY_KINDS = ["models", "datasets"] as const;

/** Models, or data sets. */
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

export interface ListedLibrary extends Library {
	readonly kind: LibraryKind;
	/** Tasks it serves, in the order of the catalogue; empty where the catalogue names none. */
	readonly tasks: readonly Task[];
}

/** A task with the libraries that serve it, by name. */
export interface TaskWithLibraries {
	readonly task: Task;
	readonly libraries: readonly ListedLibrary[];
}

/** Every library, by name as readers of `locale` order names. */
export function listLibraries(locale: Locale): readonly ListedLibrary[] {
	const byName = compareIn(locale);
	return [
		...Object.values(LIBRARIES).map((library) => toListed(library, "models")),
		...Object.values(DATASET_LIBRARIES).map((library) => toListed(library, "datasets")),
	].toSorted((a, b) => byName(a.name, b.name));
}

/** Every task that a library serves, in the order of the catalogue, with its libraries. */
export function listTasksWithLibraries(locale: Locale): readonly TaskWithLibraries[] {
	const libraries = listLibraries(locale);
	return listTasks()
		.map((task) => ({ task, libraries: libraries.filter(({ tasks }) => tasks.includes(task)) }))
		.filter((served) => served.libraries.length > 0);
}

/** Name and tasks of a chosen library: those of its row, else those that it states itself. */
export function describeChosen({ row, name, tasks = [] }: ChosenLibrary): {
	readonly name: string;
	readonly tasks: readonly Task[];
	/** Its row in the list of libraries; undefined for one that is not in the catalogue. */
	readonly listed?: ListedLibrary;
} {
	const own = listTasks().filter(({ id }) => tasks.includes(id));
	if (row === undefined) return { name: name ?? "", tasks: own };
	const library = (row.kind === "models" ? LIBRARIES : DATASET_LIBRARIES)[row.key];
	if (library === undefined) throw new Error(`The catalogue has no library “${row.key}”.`);
	const listed = toListed(library, row.kind);
	return { name: library.name, tasks: listed.tasks.length > 0 ? listed.tasks : own, listed };
}

/** Anchor of a library on the page; a name may be in both lists of the catalogue. */
export function toLibraryAnchor({ kind, key }: ListedLibrary): string {
	return kind === "models" ? `library-${key}` : `dataset-library-${key}`;
}

function toListed(library: Library, kind: LibraryKind): ListedLibrary {
	const served = kind === "models" ? (LIBRARY_TASKS[library.key] ?? []) : [];
	return { ...library, kind, tasks: listTasks().filter(({ id }) => served.includes(id)) };
}

function listTasks(): readonly Task[] {
	return Object.values(TASKS).toSorted((a, b) => a.position - b.position);
}
