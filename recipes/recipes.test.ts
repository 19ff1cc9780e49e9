import { readFileSync } from "node:fs";
import { copyRepository, type WorkCopy } from "@pusula/tools/work-copy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followRecipe, readRecipes } from "./read-recipe.ts";

const RECIPES = readRecipes();
const ROWS = readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| ["));

/** Patterns of the paths that CONTRIBUTING names beside a recipe's link, `<id>` and its like standing for any name. */
function listPaths(name: string): readonly RegExp[] {
	const row = ROWS.find((line) => line.includes(`](recipes/${name}.md)`)) ?? "";
	return [...row.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => toPattern(path));
}

function toPattern(path: string): RegExp {
	const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
	return new RegExp(`^${escaped.replaceAll(/<[^>]+>/g, ".+")}$`);
}

describe("CONTRIBUTING.md", () => {
	it.each(RECIPES)("names the files of the recipe $name, and no others", ({ name, files, additions }) => {
		const written = [...files, ...additions].map(({ path }) => path);
		const named = listPaths(name);
		expect(written.filter((path) => !named.some((one) => one.test(path)))).toEqual([]);
		expect(named.filter((one) => !written.some((path) => one.test(path)))).toEqual([]);
	});
});

describe.each(RECIPES)("the recipe $name", (recipe) => {
	let copy: WorkCopy;
	beforeAll(async () => {
		copy = await copyRepository();
		await followRecipe(recipe, copy);
	});
	afterAll(() => copy.remove());

	it.each(recipe.commands)("%s", async (command) => {
		await expect(copy.run("bash", "-c", command)).resolves.toMatchObject({ code: 0 });
	});
});
