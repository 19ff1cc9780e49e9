import { readFileSync } from "node:fs";
import { copyRepository, type WorkCopy } from "@pusula/tools/work-copy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followRecipe, type Recipe, readRecipes } from "./read-recipe.ts";

const RECIPES = readRecipes();

/** All but the language: it adds texts to files of every kind, and its recipe builds the site itself. */
const TOGETHER = RECIPES.filter(({ name }) => name !== "language");
const ROWS = readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| ["));

const ALONE_MS = 900_000;
const BUILD_MS = 900_000;
const UNITS_MS = 600_000;

/** Unit tests that run for minutes. The recipe of the printer runs its own program, and no recipe has shell code on a page. */
const SLOW = ["apps/site/checks/content-code/content-shell.test.ts", "packages/snippets/test/run.test.ts"];

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
			expect(await runAlone(recipe)).toEqual(recipe.commands);
		},
		ALONE_MS,
	);
});

/** Follows a recipe on a copy of its own and runs its commands; returns those that passed. @throws when one fails */
async function runAlone(recipe: Recipe): Promise<readonly string[]> {
	const copy = await copyRepository();
	const passed: string[] = [];
	try {
		await followRecipe(recipe, copy);
		for (const command of recipe.commands) {
			await copy.run("bash", "-c", command);
			passed.push(command);
		}
		return passed;
	} finally {
		await copy.remove();
	}
}

/** A page of the built site, and what a recipe puts on it. Words that can come later are not written here. */
const SHOWN: readonly (readonly [path: string, text: string])[] = [
	["providers/acme", "İstemci, Acme üzerinden şu görevleri çağırır: Sohbet."],
	["en/providers/acme", "The client calls Acme for these tasks: Chat."],
	["tasks/language-identification", "Bir metnin hangi dilde yazıldığını söyler."],
	["en/tasks/language-identification", "Says in which language a text is written."],
	["errors/model-too-long", "sınıfından hatalar taşır. Eksik, yanlış"],
	["en/errors/model-too-long", "carry this code. Values that are missing"],
	["docs/how-to/compare-models", "Aynı girdi, iki model"],
	["en/docs/how-to/compare-models", "One input, two models"],
	["colophon", "Künye"],
	["en/colophon", "Colophon"],
	["metrics", ">Dice<"],
	["en/metrics", ">Dice<"],
	["glossary", "çıkarma deneyi"],
	["en/glossary", "ablation"],
];

describe("all recipes together", () => {
	let copy: WorkCopy;
	beforeAll(async () => {
		copy = await copyRepository();
		for (const recipe of TOGETHER) await followRecipe(recipe, copy, false);
		await copy.run("npm", "run", "generate");
		await copy.run("git", "add", "--all"); // some tests list the files of the repository
	});
	afterAll(() => copy.remove());

	it("leave every file in the format of the repository", async () => {
		const written = TOGETHER.flatMap(({ files, additions }) => [...files, ...additions]);
		const paths = [...new Set(written.filter(({ isLater }) => !isLater).map(({ path }) => path))];
		await expect(copy.run("prettier", "--check", ...paths)).resolves.toMatchObject({ code: 0 });
	});

	it.each(["lint", "layers", "unused", "types"])("pass the check of %s", async (check) => {
		await expect(copy.run("npm", "run", `check:${check}`)).resolves.toMatchObject({ code: 0 });
	});

	it(
		"pass the unit tests of every part that they add to",
		async () => {
			const written = TOGETHER.flatMap(({ files, additions }) => [...files, ...additions]);
			const parts = new Set(written.map(({ path }) => path.split("/").slice(0, 2).join("/")));
			const options = SLOW.flatMap((path) => ["--exclude", path]);
			await expect(copy.run("vitest", "run", ...parts, ...options)).resolves.toMatchObject({ code: 0 });
		},
		UNITS_MS,
	);

	describe("on the built site", () => {
		beforeAll(() => copy.run("npm", "run", "build:site"), BUILD_MS);

		it.each(SHOWN)("/%s/ says “%s”", async (path, text) => {
			expect(await copy.read(`apps/site/dist/${path}/index.html`)).toContain(text);
		});

		it.each(SHOWN)("/%s/ has a version in Markdown and is found by the search", async (path) => {
			const [, locale = "tr", route = ""] = /^(en(?=\/))?\/?(.*)$/.exec(path) ?? [];
			expect(await copy.read(`apps/site/dist/${path}/index.md`)).not.toBe("");
			expect(await copy.read(`apps/site/dist/search/${locale}.json`)).toContain(`/${route}/`);
		});
	});
});
