import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GUIDES_OF_FAMILIES } from "./guides-of-families.ts";
import { listSupportedModels } from "../models/models.ts";

const PAIRS = Object.entries(GUIDES_OF_FAMILIES).flatMap(([page, guides]) =>
	guides.map((guide) => [page, guide] as const),
);

it.each(PAIRS)("a model of %s is built in the guide %s", (page, guide) => {
	const program = readFileSync(new URL(`../../../content/guides/${guide}.py`, import.meta.url), "utf8");
	const family = page.replaceAll(/[-_]/g, "");
	expect(program).toMatch(new RegExp(String.raw`\b${family}(?:Config|For[A-Z]\w+|Model|MTModel)\b`, "i"));
});

it("every family is a row of the table", () => {
	const pages = listSupportedModels().map(({ page }) => page);
	expect(pages).toEqual(expect.arrayContaining(Object.keys(GUIDES_OF_FAMILIES)));
});
