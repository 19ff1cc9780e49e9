import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { expect, it } from "vitest";
import { LOCALES } from "../lib/locale.ts";

/** Languages that models were made for, of which those of the site are two among many. */
const MODEL_TABLE = "packages/tasks/src/models/";

/** The languages in which the data sets are written. */
const DATASETS = "packages/datasets/src/types/dataset.ts";

const TAG = `(?:["'\`](?:${LOCALES.join("|")})["'\`]|\\bDEFAULT_LOCALE\\b)`;
/** A comparison with the tag of one language, a case of it, a list or a type of tags, a path that begins with one. */
const UNION = `${TAG} \\| ${TAG}`;
const BRANCH = new RegExp(
	[
		`[=!]==? ?${TAG}`,
		`${TAG} ?[=!]==?`,
		`case ${TAG}:`,
		`\\? ${TAG} : ${TAG}`,
		`\\[${TAG}, ?${TAG}`,
		UNION,
		`startsWith\\(["']en/`,
	].join("|"),
	"g",
);

function findBranches(source: string): readonly string[] {
	return source.match(BRANCH) ?? [];
}

it.each([
	'locale === "tr" ? 1 : 2',
	'if ("en" !== locale)',
	"<p>{locale == 'tr' && 1}</p>",
	'case "en":',
	'["tr", "en"]',
	'path.startsWith("en/")',
	'isEnglish ? "en" : "tr"',
	"locale === `tr`",
	"locale !== DEFAULT_LOCALE",
	"DEFAULT_LOCALE === locale",
	'locale: "tr" | "en"',
])("sees a branch on a language in %s", (source) => {
	expect(findBranches(source)).toHaveLength(1);
});

it("finds none: what depends on a language is in its row", () => {
	const files = listSources().filter((path) => !TEST.test(path));
	expect(files.length).toBeGreaterThan(500);
	expect(findAll(files, BRANCH)).toEqual([]);
});

it("finds no list of languages spelled as a type in a test either: the type is Locale", () => {
	const files = listSources().filter((path) => TEST.test(path) && path !== OWN_CASES);
	expect(files.length).toBeGreaterThan(300);
	expect(findAll(files, new RegExp(UNION, "g"))).toEqual([]);
});

const TEST = /\.(?:test|spec)\.tsx?$|\/test\//;
/** The cases above. */
const OWN_CASES = "apps/site/src/locales/no-branches.test.ts";

function listSources(): readonly string[] {
	return execFileSync("git", ["ls-files", "apps/site", "packages", "scripts", "tools"], { cwd: ROOT })
		.toString()
		.split("\n")
		.filter((path) => ![MODEL_TABLE, DATASETS].some((start) => path.startsWith(start)))
		.filter((path) => !path.includes("/generated/"))
		.filter((path) => /\.(?:ts|tsx|astro|mjs)$/.test(path));
}

function findAll(files: readonly string[], pattern: RegExp): readonly string[] {
	return files.flatMap((path) =>
		(readFileSync(join(ROOT, path), "utf8").match(pattern) ?? []).map((found) => `${path}: ${found}`),
	);
}
