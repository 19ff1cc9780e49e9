import { copyRepository, type WorkCopy } from "@pusula/tools/work-copy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followLater, followRecipe, looksAtAll, readRecipes } from "./read-recipe.ts";

/** All but the language: it adds texts to files of every kind, and its recipe builds the site itself. */
const RECIPES = readRecipes().filter(({ name }) => name !== "language");

const WRITTEN = [
	...new Set(RECIPES.flatMap(({ files, additions }) => [...files, ...additions]).map(({ path }) => path)),
];

/** The checks that recipes name, once each, and those that every change has to pass. */
const CHECKS = [
	...new Set([
		...RECIPES.flatMap(({ commands }) => commands).filter(looksAtAll),
		...["sizes", "generated", "lint", "layers", "unused", "types", "packages"].map(
			(check) => `npm run check:${check}`,
		),
	]),
];

const BUILD_MS = 900_000;
const TESTS_MS = 900_000;

/** Tests that start a program and read what a recipe adds; the others find what they find without the recipes. */
const TOUCHED = [
	"apps/site/checks/content-code/content-code.integration.test.ts",
	"apps/site/checks/error-examples/error-pages.integration.test.ts",
	"apps/site/checks/reference/reference.integration.test.ts",
	"packages/cli/test/completion.integration.test.ts",
	"packages/cli/test/lists.integration.test.ts",
	"packages/snippets/test/literals-in-code.integration.test.ts",
];

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

/** What a page of the built site says by the words that came later. */
const SHOWN_LATER: readonly (readonly [path: string, text: string])[] = [
	["providers/acme", "Küçük dil modellerini çalıştıran hizmet. Kısa sohbetlere uygundur."],
	["en/providers/acme", "A service that runs small language models. It suits short conversations."],
	["errors/model-too-long", "Böyle bir model yoktur; istek gönderilmedi."],
	["en/errors/model-too-long", "There is no such model; the request was not sent."],
	["metrics", "alanlarının toplamına bölünür"],
	["en/metrics", "divided by the sum of their areas"],
];

let copy: WorkCopy;
beforeAll(async () => {
	copy = await copyRepository();
	for (const recipe of RECIPES) await followRecipe(recipe, copy);
	await copy.run("npm", "run", "generate");
});
afterAll(() => copy.remove());

describe("all recipes together, on the built site", () => {
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

describe("all recipes together, with what may come later", () => {
	beforeAll(async () => {
		for (const recipe of RECIPES) await followLater(recipe, copy);
		await copy.run("npm", "run", "generate");
		await copy.run("git", "add", "--all"); // some tests list the files of the repository
	});

	it("leave every file in the format of the repository", async () => {
		await expect(copy.run("prettier", "--check", ...WRITTEN)).resolves.toMatchObject({ code: 0 });
	});

	it.each(CHECKS)("pass %s", async (command) => {
		await expect(copy.run("bash", "-c", command)).resolves.toMatchObject({ code: 0 });
	});

	it(
		"pass the units of every part that they add to",
		async () => {
			const parts = new Set(WRITTEN.map((path) => path.split("/").slice(0, 2).join("/")));
			await expect(copy.run("vitest", "run", "--project", "unit", ...parts)).resolves.toMatchObject({
				code: 0,
			});
		},
		TESTS_MS,
	);

	it(
		"pass the tests that start a program and read what they add",
		async () => {
			await expect(copy.run("vitest", "run", "--project", "integration", ...TOUCHED)).resolves.toMatchObject({
				code: 0,
			});
		},
		TESTS_MS,
	);

	describe("on the built site", () => {
		beforeAll(() => copy.run("npm", "run", "build:site"), BUILD_MS);

		it.each(SHOWN_LATER)("/%s/ says “%s”", async (path, text) => {
			expect(await copy.read(`apps/site/dist/${path}/index.html`)).toContain(text);
		});
	});
});
