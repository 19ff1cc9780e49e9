import { describe, expect, test } from "vitest";
import { printLibraries } from "./print-libraries.ts";
import type { Library } from "../src/types/task.ts";

const library: Library = {
	key: "acme",
	name: "Acme",
	repoUrl: "https://acme.example",
	since: "later",
};

describe("printLibraries", () => {
	test("turns the map round, with an empty list for a task without library", () => {
		const sources = {
			libraries: [library],
			datasetLibraries: [],
			libraryTasks: { acme: ["translation"] },
		} as const;
		const text = printLibraries(sources, ["translation", "robotics"]);
		expect(text).toContain('\t"translation": ["acme"],\n\t"robotics": [],\n');
	});

	test("names a task or library that does not exist", () => {
		const sources = { libraries: [library], datasetLibraries: [] };
		expect(() => printLibraries({ ...sources, libraryTasks: { acme: ["translation"] } }, [])).toThrow(
			"no task translation",
		);
		expect(() => printLibraries({ ...sources, libraryTasks: { other: [] } }, [])).toThrow("no library other");
	});
});
