import { expect, test } from "vitest";
import { AREAS } from "../../src/facts/changes/change.ts";
import { type AreaFacts, readDataAreas } from "./data-areas.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const NOTHING: AreaFacts = new Map();
const printOf = (facts: unknown) =>
	takeSnapshot({
		tasks: new Map([["a", facts]]),
		providers: NOTHING,
		models: NOTHING,
		libraries: NOTHING,
		glossary: NOTHING,
	}).tasks["a"];

test("the order of fields and functions do not count, values do", () => {
	expect(printOf({ x: 1, y: { a: 1, b: 2 } })).toBe(printOf({ y: { b: 2, a: 1, f: () => 1 }, x: 1 }));
	expect(printOf({ x: 1 })).not.toBe(printOf({ x: 2 }));
	expect(printOf({ x: [1, 2] })).not.toBe(printOf({ x: [2, 1] }));
});

test("every area of the site's data is in the snapshot, and its parts differ", () => {
	const snapshot = takeSnapshot(readDataAreas());
	for (const area of AREAS) {
		const prints = Object.values(snapshot[area]);
		expect(prints.length).toBeGreaterThan(20);
		expect(new Set(prints).size).toBe(prints.length);
	}
});
