import { readFileSync } from "node:fs";
import { copyRepository } from "@pusula/tools/work-copy";
import { describe, expect, it } from "vitest";
import { followLater, followRecipe, looksAtAll, type Recipe, readRecipes } from "./read-recipe.ts";

const RECIPES = readRecipes();
const ROWS = readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| ["));

const ALONE_MS = 1_200_000;

/** Patterns of the paths that CONTRIBUTING names beside a recipe's link, `<id>` and its like standing for any name. */
function listPaths(name: string): readonly RegExp[] {
	const rows = ROWS.filter((line) => line.includes(`](recipes/${name}.md)`));
	return [...rows.join("").matchAll(/`([^`]+)`/g)].map(([, path = ""]) => toPattern(path));
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

describe("each recipe by itself", () => {
	it.concurrent.each(RECIPES)(
		"$name: its own commands pass",
		async (recipe) => {
			const commands = listOwnCommands(recipe);
			expect(await runAlone(recipe, commands)).toEqual(commands);
		},
		ALONE_MS,
	);
});

/** The commands of a recipe that are run on its own copy: a language is on no copy with others, so there they are all. */
function listOwnCommands({ name, commands }: Recipe): readonly string[] {
	return name === "language" ? commands : commands.filter((command) => !looksAtAll(command));
}

/** Follows a recipe on a copy of its own and runs commands; returns those that passed. @throws when one fails */
async function runAlone(recipe: Recipe, commands: readonly string[]): Promise<readonly string[]> {
	const copy = await copyRepository();
	const passed: string[] = [];
	try {
		await followRecipe(recipe, copy);
		await followLater(recipe, copy);
		for (const command of commands) {
			await copy.run("bash", "-c", command);
			passed.push(command);
		}
		return passed;
	} finally {
		await copy.remove();
	}
}
