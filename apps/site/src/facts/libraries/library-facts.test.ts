import { DATASET_LIBRARIES, LIBRARIES, LIBRARY_TASKS, TASK_LIBRARIES } from "@pusula/tasks";
import { expect, test } from "vitest";
import { LIBRARY_AIMS } from "./chosen-libraries.ts";
import { describeChosen, listLibraries, listTasksWithLibraries, toLibraryAnchor } from "./library-facts.ts";

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
	for (const { task, libraries } of listTasksWithLibraries("en")) {
		expect(libraries.map(({ key }) => key).toSorted()).toEqual(TASK_LIBRARIES[task.id].toSorted());
	}
});

test("a chosen library has a name, a command and a source of its own", () => {
	const chosen = LIBRARY_AIMS.flatMap(({ libraries }) => libraries);
	for (const library of chosen) {
		expect(describeChosen(library).name).not.toBe("");
		expect(library.install).toMatch(/^(?:pip install|uv pip install|npm i|brew install) \S/);
		expect(library.source.seen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		for (const url of [library.docsUrl, library.source.url]) expect(new URL(url).protocol).toBe("https:");
	}
	expect(new Set(chosen.map(({ source }) => source.url)).size).toBe(chosen.length);
	for (const library of chosen.slice(0, 1))
		expect(() => describeChosen({ ...library, row: { kind: "models", key: "none" } })).toThrow("none");
});

test("a chosen library has the tasks of its row, or its own where the catalogue names none", () => {
	const named = new Map(
		LIBRARY_AIMS.flatMap(({ libraries }) => libraries.map(describeChosen)).map((one) => [
			one.name,
			one.tasks,
		]),
	);
	expect(named.get("timm")?.map(({ id }) => id)).toEqual(LIBRARY_TASKS["timm"]);
	expect(named.get("TabPFN")?.map(({ id }) => id)).toEqual(["tabular-classification", "tabular-regression"]);
});
