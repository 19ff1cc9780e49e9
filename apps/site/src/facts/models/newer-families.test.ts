import { expect, it } from "vitest";
import models from "../../../data/transformers-models.json" with { type: "json" };
import families from "../../../generated/guides/newer-models/families.json" with { type: "json" };
import { listNewerFamilies } from "./newer-families.ts";

const RELEASES = listNewerFamilies();
const NEWER = RELEASES.flatMap((release) => release.families);

/** Families in the table of the index whose page has another name than their folder: `kosmos-2`, `openai-gpt`. */
const UNDER_ANOTHER_NAME = ["kosmos2", "openai"];
/** Older than the releases that are read, and no models for a task: the page on newer models says so. */
const BACKBONES = ["timm_backbone", "vitpose_backbone"];

it("has each family but two backbones in one of the two tables", () => {
	const pages = models.rows.map(({ page }) => page.replaceAll("-", "_"));
	const listed = new Set([...pages, ...NEWER.map(({ name }) => name), ...UNDER_ANOTHER_NAME]);
	expect(Object.keys(families).filter((name) => !listed.has(name))).toEqual(BACKBONES);
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
