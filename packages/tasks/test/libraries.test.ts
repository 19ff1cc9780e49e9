import { DATASET_LIBRARIES, LIBRARIES, LIBRARY_TASKS, TASK_IDS, TASK_LIBRARIES } from "@pusula/tasks";
import { describe, expect, test } from "vitest";

describe("libraries", () => {
	test("are all there under their own keys", () => {
		expect(Object.keys(LIBRARIES)).toHaveLength(258);
		expect(Object.keys(DATASET_LIBRARIES)).toHaveLength(12);
		for (const table of [LIBRARIES, DATASET_LIBRARIES]) {
			for (const [key, library] of Object.entries(table)) {
				expect(library.key).toBe(key);
				expect(library.name).not.toBe("");
				for (const address of [library.repoUrl, library.docsUrl ?? library.repoUrl]) {
					expect(new URL(address).protocol).toBe("https:");
				}
			}
		}
	});

	test("include the ones the specification names", () => {
		expect(Object.keys(LIBRARY_TASKS)).toEqual(
			expect.arrayContaining(["transformers", "diffusers", "sklearn", "spacy", "speechbrain", "timm"]),
		);
	});

	test("were 133 in the specification, and 34 are filters", () => {
		const libraries = Object.values(LIBRARIES);
		expect(libraries.filter(({ since }) => since === "specification")).toHaveLength(133);
		expect(libraries.filter(({ isFilter }) => isFilter)).toHaveLength(34);
	});
});

describe("map between libraries and tasks", () => {
	test("says the same in both directions", () => {
		const forward = Object.entries(LIBRARY_TASKS).flatMap(([key, tasks]) =>
			tasks.map((id) => `${key} ${id}`),
		);
		const backward = TASK_IDS.flatMap((id) => TASK_LIBRARIES[id].map((key) => `${key} ${id}`));
		expect(forward.toSorted()).toEqual(backward.toSorted());
		expect(forward).toHaveLength(125);
	});

	test("names only known libraries", () => {
		for (const key of Object.keys(LIBRARY_TASKS)) expect(LIBRARIES[key]?.key).toBe(key);
	});
});
