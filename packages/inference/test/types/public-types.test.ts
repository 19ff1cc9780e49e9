import { beforeAll, describe, expect, it } from "vitest";
import { findUnexportedTypes, type UnexportedType } from "./find-unexported-types.ts";

/** Reading the sources takes the compiler seconds by itself, and minutes beside other work: it happens once. */
const COMPILE_MS = 600_000;

const ENTRIES = ["index.ts", "core.ts"];

describe("public types", () => {
	let missing: ReadonlyMap<string, readonly UnexportedType[]>;
	beforeAll(() => {
		missing = findUnexportedTypes(ENTRIES.map((entry) => new URL(`../../src/${entry}`, import.meta.url)));
	}, COMPILE_MS);

	it.each(ENTRIES)("every type in a signature of %s can be imported from it", (entry) => {
		expect(missing.get(entry)?.map(({ name, usedBy }) => `${name} in ${usedBy}`)).toEqual([]);
	});
});
