import { expect, it } from "vitest";
import type { ReferenceEntry } from "../../src/facts/reference/reference.ts";
import { nameUnions } from "./name-unions.ts";

const KEYS = ["a", "b", "c", "d", "e", "f"];
const LIST = KEYS.toReversed()
	.map((key) => `"${key}"`)
	.join(" | ");

function makeEntry(name: string, kind: ReferenceEntry["kind"], signature: string): ReferenceEntry {
	return { name, kind, signature, source: "", text: "", throws: [], parameters: [], fields: [] };
}

function nameIn(signature: string): string | undefined {
	const table = {
		...makeEntry("TABLE", "constants", "const TABLE: object"),
		fields: KEYS.map((name) => ({ name, type: "1", text: "" })),
	};
	const entries = [
		table,
		makeEntry("Key", "types", "type Key = keyof typeof TABLE"),
		makeEntry("Letter", "types", `type Letter = ${LIST} | "g"`),
		makeEntry(
			"IDS",
			"constants",
			`const IDS: readonly [${["h", ...KEYS].map((key) => `"${key}"`).join(", ")}]`,
		),
		makeEntry("Id", "types", "type Id = typeof IDS[number]"),
		makeEntry("find", "functions", signature),
	];
	return nameUnions([{ id: "tasks", entries, passedOn: [] }])[0]?.entries.at(-1)?.signature;
}

it("names the keys of a table, the entries of a list, and the texts of a type", () => {
	expect(nameIn(`function find(id: ${LIST} | "h"): void`)).toBe("function find(id: Id): void");
	expect(nameIn(`function find(id: ${LIST}): (${LIST} | "g")[]`)).toBe("function find(id: Key): (Letter)[]");
});

it("leaves lists that are no type, and short ones", () => {
	const other = `function find(id: ${LIST} | "x"): "a" | "b"`;
	expect(nameIn(other)).toBe(other);
});
