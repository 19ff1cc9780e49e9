import { expect, it } from "vitest";
import models from "../../../data/transformers-models.json" with { type: "json" };
import families from "../../../generated/guides/newer-models/families.json" with { type: "json" };
import { listNewerFamilies } from "./newer-families.ts";

const RELEASES = listNewerFamilies();
const NEWER = RELEASES.flatMap((release) => release.families);

/** Families in the table of the index whose page has another name than their folder: `openai-gpt`. */
const UNDER_ANOTHER_NAME = ["openai"];

it("has each family that writes text in one of the two tables", () => {
	const pages = models.rows.map(({ page }) => page.replaceAll("-", "_"));
	const writing = Object.entries(families).filter(([, types]) =>
		Object.values(types).some((classes) => classes.includes("causal_lm")),
	);
	const listed = new Set([...pages, ...NEWER.map(({ name }) => name), ...UNDER_ANOTHER_NAME]);
	expect(writing.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([]);
});

it("names no family twice", () => {
	const names = NEWER.map(({ name }) => name);
	expect(names).toEqual([...new Set(names)]);
	expect(names.length).toBeGreaterThan(150);
});

it("puts the newest release first, with its day", () => {
	expect(RELEASES[0]?.version).toBe("5.23.0");
	const days = RELEASES.map(({ date }) => date);
	expect(days).toEqual(days.toSorted().toReversed());
	expect(RELEASES.find(({ families: some }) => some.some(({ name }) => name === "qwen3"))).toMatchObject({
		version: "4.51.0",
		date: "2025-04-05",
	});
});
