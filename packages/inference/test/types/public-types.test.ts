import { describe, expect, it } from "vitest";
import { findUnexportedTypes } from "./find-unexported-types.ts";

describe("public types", () => {
	it.each(["index.ts", "core.ts"])("every type in a signature of %s can be imported from it", (entry) => {
		const missing = findUnexportedTypes(new URL(`../../src/${entry}`, import.meta.url));
		expect(missing.map(({ name, usedBy }) => `${name} in ${usedBy}`)).toEqual([]);
	});
});
