import { expect, test } from "vitest";
import { listScenarios } from "./list-scenarios.ts";
import { searchScenarios } from "./search-scenarios.ts";

const ALL = listScenarios("tr", {});
const search = (query: string) => searchScenarios(ALL, query).map(({ id }) => id);

test("without a query every scenario stands there, errors before faults", () => {
	expect(search("").toSorted()).toEqual(ALL.map(({ id }) => id).toSorted());
	const groups = searchScenarios(ALL, "").map(({ group }) => group);
	expect(groups.lastIndexOf("network")).toBeLessThan(groups.indexOf("fault"));
});

test("scenarios are found by words of their title, without case and diacritics, and by code", () => {
	expect(search("SUNUCU mesgul").length).toBeGreaterThan(0);
	expect(search("model-prefix")).toContain("error-model-prefix");
	expect(search("böyle bir şey yok")).toEqual([]);
});
