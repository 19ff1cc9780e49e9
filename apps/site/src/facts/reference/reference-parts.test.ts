import { describe, expect, it } from "vitest";
import type { ReferenceEntry } from "./reference.ts";
import { groupEntries, listPassedOn } from "./reference-parts.ts";

const GENERATED = "packages/tasks/src/generated/types.ts#L1";

function makeEntry(
	name: string,
	source: string,
	kind: ReferenceEntry["kind"] = "interfaces",
): ReferenceEntry {
	return { name, kind, source, signature: "", text: "", throws: [], parameters: [], fields: [] };
}

function groupNames(entries: readonly ReferenceEntry[]) {
	return groupEntries({ id: "tasks", entries, passedOn: [] }).map(
		(part) => [part.id, part.entries.map(({ name }) => name)] as const,
	);
}

describe("the parts of a package", () => {
	it("are kinds with their names in order", () => {
		const entries = [
			makeEntry("Task", "packages/tasks/src/types.ts#L2"),
			makeEntry("findTask", "packages/tasks/src/index.ts#L3", "functions"),
			makeEntry("Metric", "packages/tasks/src/types.ts#L9"),
		];
		expect(groupNames(entries)).toEqual([
			["functions", ["findTask"]],
			["interfaces", ["Metric", "Task"]],
		]);
	});

	it("are tasks for what is made from their schemas, the longest name first", () => {
		const entries = [
			makeEntry("ImageToTextInput", GENERATED),
			makeEntry("imageTextToTextInputShape", GENERATED, "constants"),
			makeEntry("ImageTextToTextInput", GENERATED),
			makeEntry("ZeroShotImageClassificationInput", GENERATED),
			makeEntry("BoundingBox", GENERATED),
		];
		expect(new Map(groupNames(entries))).toEqual(
			new Map([
				["interfaces", ["BoundingBox"]],
				["image-to-text", ["ImageToTextInput"]],
				["image-text-to-text", ["ImageTextToTextInput", "imageTextToTextInputShape"]],
				["zero-shot-image-classification", ["ZeroShotImageClassificationInput"]],
			]),
		);
	});

	it("leave types that only sound like a task's where their kind is", () => {
		expect(groupNames([makeEntry("TranslationTable", "packages/inference/src/table.ts#L1")])).toEqual([
			["interfaces", ["TranslationTable"]],
		]);
	});
});

describe("the names a package passes on", () => {
	it("lead to the page of the package that describes them", () => {
		const entries = [
			makeEntry("imageToTextInputShape", "packages/tasks/src/generated/shapes.ts#L1", "constants"),
			makeEntry("TASKS", "packages/tasks/src/tasks.ts#L1", "constants"),
		];
		const passedOn = ["TASKS", "imageToTextInputShape"].map((name) => ({
			name,
			home: "tasks",
			target: name,
		}));
		const all = [
			{ id: "inference", entries: [makeEntry("TASKS", "other.ts#L1")], passedOn: [] },
			{ id: "tasks", entries, passedOn: [] },
		];
		const alias = { name: "Catalogue", home: "tasks", target: "TASKS" };
		expect(listPassedOn({ id: "tasks-shapes", entries: [], passedOn: [...passedOn, alias] }, all)).toEqual([
			{ name: "Catalogue", route: "/docs/api/tasks/constants/", target: "TASKS" },
			{
				name: "imageToTextInputShape",
				route: "/docs/api/tasks/image-to-text/",
				target: "imageToTextInputShape",
			},
			{ name: "TASKS", route: "/docs/api/tasks/constants/", target: "TASKS" },
		]);
	});
});
