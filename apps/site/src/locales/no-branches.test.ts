import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { expect, it } from "vitest";
import { LOCALES } from "../lib/locale.ts";

/** The list of the languages itself. */
const HOME = "packages/tasks/src/locales.ts";
/** Represents a model that understands and writes two languages, whatever the site is written in. */
const SIMULATED_MODEL = "packages/simulator/src/answers/";
/** Languages that models were made for, of which those of the site are two among many. */
const MODEL_TABLE = "packages/tasks/src/models/";

const TAG = `["'](?:${LOCALES.join("|")})["']`;
/** A comparison with the tag of one language, a case of it, a list of tags, a path that begins with one. */
const BRANCH = new RegExp(
	[
		`[=!]==? ?${TAG}`,
		`${TAG} ?[=!]==?`,
		`case ${TAG}:`,
		`\\? ${TAG} : ${TAG}`,
		`\\[${TAG}, ?${TAG}`,
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
])("sees a branch on a language in %s", (source) => {
	expect(findBranches(source)).toHaveLength(1);
});

it("finds none: what depends on a language stands in its row", () => {
	const files = execFileSync("git", ["ls-files", "apps/site", "packages", "scripts", "tools"], { cwd: ROOT })
		.toString()
		.split("\n")
		.filter((path) => ![HOME, SIMULATED_MODEL, MODEL_TABLE].some((start) => path.startsWith(start)))
		.filter((path) => /\.(?:ts|tsx|astro|mjs)$/.test(path) && !/\.(?:test|spec)\.ts$|\/test\//.test(path));
	expect(files.length).toBeGreaterThan(500);
	const found = files.flatMap((path) =>
		findBranches(readFileSync(join(ROOT, path), "utf8")).map((branch) => `${path}: ${branch}`),
	);
	expect(found).toEqual([]);
});
