import { DATASET_LIBRARIES, LIBRARIES, LIBRARY_TASKS, TASK_LIBRARIES } from "@pusula/tasks";
import { expect, test } from "vitest";
import { listLibraries, listServedTasks, toLibraryAnchor } from "./library-facts.ts";

test("lists every library of the catalogue once, in the order of its reader", () => {
	const libraries = listLibraries("tr");
	expect(libraries).toHaveLength(Object.keys(LIBRARIES).length + Object.keys(DATASET_LIBRARIES).length);
	expect(new Set(libraries.map(toLibraryAnchor)).size).toBe(libraries.length);
	const names = libraries.map(({ name }) => name);
	expect(names).toEqual(
		names.toSorted(new Intl.Collator("tr", { numeric: true, sensitivity: "base" }).compare),
	);
});

test("both directions say the same", () => {
	for (const { key, kind, tasks } of listLibraries("en")) {
		const ids = tasks.map(({ id }) => id);
		expect(new Set(ids)).toEqual(new Set(kind === "models" ? (LIBRARY_TASKS[key] ?? []) : []));
	}
	for (const { task, libraries } of listServedTasks("en")) {
		expect(libraries.map(({ key }) => key).toSorted()).toEqual(TASK_LIBRARIES[task.id].toSorted());
	}
});
