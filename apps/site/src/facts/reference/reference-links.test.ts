import { describe, expect, it } from "vitest";
import { listTypePlaces, splitType, summarizeType } from "./reference-links.ts";
import type { ReferenceEntry, ReferencePackage } from "./reference.ts";

function makeEntry(name: string): ReferenceEntry {
	const rest = {
		signature: "",
		text: "What is done. More of it.",
		throws: [],
		parameters: [],
		fields: [],
		source: "src/index.ts#L1",
	};
	return { name, kind: "interfaces", ...rest };
}

const PACKAGES: readonly ReferencePackage[] = [
	{ id: "tasks", entries: [makeEntry("Task"), makeEntry("Options")], passedOn: [] },
	{
		id: "inference",
		entries: [makeEntry("Options")],
		passedOn: [{ name: "CatalogueTask", home: "tasks", target: "Task" }],
	},
	{ id: "local", entries: [], passedOn: [] },
];
const places = listTypePlaces(PACKAGES);
const routeOf = (id: string, name: string) => places.get(id)?.get(name)?.route;

describe("the types that a package's signatures link to", () => {
	it("are its own before those of others", () => {
		expect(routeOf("inference", "Options")).toBe("/docs/api/inference/interfaces/");
	});

	it("are those that it passes on, under its own name for them", () => {
		expect(places.get("inference")?.get("CatalogueTask")).toEqual({
			route: "/docs/api/tasks/interfaces/",
			anchor: "Task",
			summary: "What is done.",
		});
	});

	it("are those that one other package has, and none that two have", () => {
		expect(routeOf("local", "Task")).toBe("/docs/api/tasks/interfaces/");
		expect(routeOf("local", "Options")).toBeUndefined();
	});
});

it("sums a type up in more than the first of its values", () => {
	const kind = { ...makeEntry("Kind"), text: "`base`: continues a text. `chat`: follows instructions." };
	const summary = listTypePlaces([{ id: "tasks", entries: [kind], passedOn: [] }])
		.get("tasks")
		?.get("Kind")?.summary;
	expect(summary).toBe("`base`: continues a text.");
});

it("takes a type apart at the names that can be linked to", () => {
	const place = { route: "/docs/api/tasks/interfaces/", anchor: "Task", summary: "A task." } as const;
	expect(splitType('Map<"Task", Task>[]', new Map([["Task", place]]))).toEqual([
		{ start: 0, text: 'Map<"Task", ' },
		{ start: 12, text: "Task", place },
		{ start: 16, text: ">[]" },
	]);
});

it("says what the first type is that is described", () => {
	const task = { route: "/docs/api/tasks/interfaces/", anchor: "Task", summary: "A task." } as const;
	expect(summarizeType("readonly Task[] | undefined", new Map([["Task", task]]))).toBe("A task.");
	expect(summarizeType("string", new Map([["Task", task]]))).toBe("");
});
