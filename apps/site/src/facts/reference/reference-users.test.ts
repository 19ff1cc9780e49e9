import { expect, it } from "vitest";
import { listTypeUsers } from "./reference-users.ts";
import type { ReferenceEntry, ReferenceKind, ReferencePackage } from "./reference.ts";

function makeEntry(name: string, kind: ReferenceKind, signature: string): ReferenceEntry {
	const rest = { text: "", throws: [], parameters: [], fields: [], source: "src/index.ts#L1" };
	return { name, kind, signature, ...rest };
}

const PACKAGES: readonly ReferencePackage[] = [
	{
		id: "client",
		entries: [makeEntry("findAll", "functions", "function findAll(): CatalogueTask[]")],
		passedOn: [{ name: "CatalogueTask", home: "tasks", target: "Task" }],
	},
	{
		id: "tasks",
		entries: [
			makeEntry("Task", "interfaces", "interface Task { readonly next?: Task }"),
			makeEntry("List", "types", "type List = readonly Task[]"),
			makeEntry("findTask", "functions", "function findTask(id: string): Task | undefined"),
			makeEntry("showList", "functions", 'function showList(list: List, as: "Task"): void'),
		],
		passedOn: [],
	},
];

const users = listTypeUsers(PACKAGES);
const namesOf = (type: string) => users.get(type)?.map(({ name }) => name);

it("names the users of a type: functions first, its own package first, under other names too", () => {
	expect(namesOf("tasks Task")).toEqual(["findTask", "List", "findAll"]);
	expect(users.get("tasks Task")?.at(-1)).toEqual({
		name: "findAll",
		route: "/docs/api/client/functions/",
		target: "findAll",
	});
});

it("takes neither a type for its own user nor a text for its name", () => {
	expect(namesOf("tasks List")).toEqual(["showList"]);
});

it("names four users at most", () => {
	const many = Array.from({ length: 9 }, (_, place) =>
		makeEntry(`use${place}`, "functions", `function use${place}(one: One): void`),
	);
	const one = { id: "one", entries: [makeEntry("One", "types", "type One = 1"), ...many], passedOn: [] };
	expect(listTypeUsers([one]).get("one One")).toHaveLength(4);
});
