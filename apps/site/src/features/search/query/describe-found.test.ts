import { expect, it } from "vitest";
import { describeFound } from "./show-results.ts";

const words = {
	count: "{count} results",
	cut: "{count} of {total} results",
	unknown: "Nowhere: {words}.",
	similar: "Nearly alike: {words}.",
	only: "First has {words}.",
	inexact: "First has no exact {words}.",
	none: "Nothing for {query}",
};
const entry = { href: "/tasks/", kind: "page", title: "Görevler" } as const;

it.each([
	[{ entries: [], total: 0, unknown: ["x"] }, "Nothing for x y"],
	[{ entries: [entry], total: 1, unknown: [] }, "1 results"],
	[{ entries: [entry], total: 9, unknown: [] }, "1 of 9 results"],
	[{ entries: [entry], total: 1, unknown: ["futbol", "maçı"] }, "Nowhere: “futbol”, “maçı”. 1 results"],
	[
		{ entries: [entry], total: 1, unknown: "abcdef".split("") },
		"Nowhere: “a”, “b”, “c”, “d”, “e”, …. 1 results",
	],
	[{ entries: [entry], total: 1, similar: ["elma"] }, "Nearly alike: “elma”. 1 results"],
	[
		{ entries: [entry], total: 1, unknown: ["uçak"], similar: ["lira"] },
		"Nowhere: “uçak”. Nearly alike: “lira”. 1 results",
	],
	[{ entries: [entry], total: 7, only: ["durumu"] }, "First has “durumu”. 1 of 7 results"],
	[{ entries: [entry], total: 1, inexact: ["kan"] }, "First has no exact “kan”. 1 results"],
	[
		{ entries: [entry], total: 1, unknown: ["uçak"], only: ["a", "b"] },
		"Nowhere: “uçak”. First has “a”, “b”. 1 results",
	],
])("says what was found: %#", (found, message) => {
	expect(describeFound({ unknown: [], similar: [], only: [], inexact: [], ...found }, "x y", words)).toBe(
		message,
	);
});
