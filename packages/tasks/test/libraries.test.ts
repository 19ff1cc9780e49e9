import { DATASET_LIBRARIES, LIBRARIES, LIBRARY_TASKS, TASK_IDS, TASK_LIBRARIES } from "@pusula/tasks";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** A table of libraries as it is written by hand. */
function readRows(name: string): unknown {
	return JSON.parse(readFileSync(new URL(`../src/libraries/${name}.json`, import.meta.url), "utf8"));
}

describe("libraries", () => {
	test("are all there under their own keys", () => {
		expect(Object.values(LIBRARIES)).toEqual(readRows("libraries"));
		expect(Object.values(DATASET_LIBRARIES)).toEqual(readRows("dataset-libraries"));
		for (const table of [LIBRARIES, DATASET_LIBRARIES]) {
			for (const [key, library] of Object.entries(table)) {
				expect(library.key).toBe(key);
				expect(library.name).not.toBe("");
				for (const url of [library.repoUrl, library.docsUrl ?? library.repoUrl]) {
					expect(new URL(url).protocol).toBe("https:");
				}
			}
		}
	});

	test("include the ones the specification names", () => {
		expect(Object.keys(LIBRARY_TASKS)).toEqual(
			expect.arrayContaining(["transformers", "diffusers", "sklearn", "spacy", "speechbrain", "timm"]),
		);
	});
});

describe("map between libraries and tasks", () => {
	test("says the same in both directions", () => {
		const forward = Object.entries(LIBRARY_TASKS).flatMap(([key, tasks]) =>
			tasks.map((id) => `${key} ${id}`),
		);
		const backward = TASK_IDS.flatMap((id) => TASK_LIBRARIES[id].map((key) => `${key} ${id}`));
		expect(forward.toSorted()).toEqual(backward.toSorted());
		expect(LIBRARY_TASKS).toEqual(readRows("library-tasks"));
	});

	test("names only known libraries", () => {
		for (const key of Object.keys(LIBRARY_TASKS)) expect(LIBRARIES[key]?.key).toBe(key);
	});
});
