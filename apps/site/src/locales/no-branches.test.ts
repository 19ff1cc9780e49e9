import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { expect, it } from "vitest";
import { LOCALES } from "../lib/locale.ts";

/** Languages that models were made for, of which those of the site are two among many. */
const MODEL_TABLES = ["packages/tasks/src/models/", "packages/tasks/src/results/"];

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

const LITERAL = `["'\`](?:${LOCALES.join("|")})(?:-[A-Z]{2})?["'\`]`;
/**
 * A tag written where a value has the language: as an argument, for another one, in a table by tags. Elements of HTML tables
 * and the case of letters are none, and a constant that names the language says why it is this one.
 */
const HAND_WRITTEN = new RegExp(
	[
		`(?<!\\b(?:make|element)|Case)\\(${LITERAL}[,)]`,
		`, ${LITERAL}\\)`,
		`\\? [^:;\\n]+ : ${LITERAL}`,
		`\\b(?:locale|language|${LOCALES.join("|")}): ${LITERAL}`,
		` = ${LITERAL}(?! satisfies Locale)`,
	].join("|"),
	"g",
);

/** A form of a language made elsewhere than in `FORMS`. Swedish writes times as ISO 8601 does. */
const OWN_FORM =
	/\bIntl\.\w+(?:\((?!"sv-SE")|\.supportedLocalesOf)|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/g;

/** A form that goes by the bare tag, not by the region of the language's row. */
const BARE_FORM = /\bIntl\.\w+\(locale\b/g;

/** Letters in the case of one language. */
const OWN_CASE = new RegExp(`\\.toLocale(?:Lower|Upper)Case\\(${LITERAL}\\)`, "g");

/** In a test too: what depends on the language of the reader is in its row or in its messages. */
const LOCALE_BRANCH = new RegExp(`\\blocale ?[=!]==? ?${TAG}`, "g");

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

it.each([
	'knowsLanguage(model, "tr")',
	'toMonth("tr")',
	'counts.get("en") ?? 0',
	'isWritten(reader) ? reader : "en"',
	'{ tr: "tr" }',
	'exampleArgs(task, { locale: "en" })',
	'about.lang = "en";',
])("sees a tag written by hand in %s", (source) => {
	expect(source.match(HAND_WRITTEN)).toHaveLength(1);
});

it.each(['make("tr", {}, cell)', 'text.toLocaleLowerCase("tr")', 'const TURKISH = "tr" satisfies Locale;'])(
	"sees none in %s",
	(source) => {
		expect(source.match(HAND_WRITTEN)).toBeNull();
	},
);

it.each([
	"new Intl.NumberFormat(locale)",
	"Intl.DateTimeFormat(locale, options)",
	"count.toLocaleString(locale)",
	"day.toLocaleDateString(locale)",
	"a.localeCompare(b)",
])("sees a form of its own in %s", (source) => {
	expect(source.match(OWN_FORM)).toHaveLength(1);
});

it("finds no form of a language outside the modules that make them, and there none of a bare tag", () => {
	const files = listSources().filter(
		(path) => /^apps\/site\/|^packages\/\w+\/src\//.test(path) && !TEST.test(path),
	);
	expect(files).toEqual(expect.arrayContaining(FORMS));
	const others = files.filter((path) => !FORMS.includes(path));
	expect(findAll(others, OWN_FORM)).toEqual([]);
	expect(findAll(FORMS, BARE_FORM)).toEqual([]);
});

it("finds no letters that a package puts into the case of one language", () => {
	const files = listSources().filter((path) => /^packages\/\w+\/src\//.test(path) && !TEST.test(path));
	expect(files.length).toBeGreaterThan(300);
	expect(findAll(files, OWN_CASE)).toEqual([]);
});

it("finds no test that branches on the language of the reader", () => {
	const files = listSources().filter((path) => TEST.test(path) && path !== OWN_CASES);
	expect(findAll(files, LOCALE_BRANCH)).toEqual([]);
});

it("finds no tag written by hand in the site's code", () => {
	const files = listSources().filter((path) => path.startsWith("apps/site/src/") && !TEST.test(path));
	expect(files.length).toBeGreaterThan(300);
	expect(findAll(files, HAND_WRITTEN)).toEqual([]);
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
/** Where the forms of the languages are made: of the site, of the program, of the reports. */
const FORMS = [
	"apps/site/src/locales/forms.ts",
	"packages/cli/src/terminal/format.ts",
	"packages/measure/src/report/format-score.ts",
];
/** Folders of what programs write. */
const MADE = ["node_modules", "dist", "generated", ".astro", ".cache", "test-results"];
/** The cases above. */
const OWN_CASES = "apps/site/src/locales/no-branches.test.ts";

function listSources(): readonly string[] {
	const sources = globSync("{apps/site,packages,scripts,tools}/**/*.{ts,tsx,astro,mjs}", {
		cwd: ROOT,
		exclude: MADE.map((folder) => `**/${folder}`),
	});
	return sources.filter((path) => ![...MODEL_TABLES, DATASETS].some((start) => path.startsWith(start)));
}

function findAll(files: readonly string[], pattern: RegExp): readonly string[] {
	return files.flatMap((path) =>
		(readFileSync(join(ROOT, path), "utf8").match(pattern) ?? []).map((found) => `${path}: ${found}`),
	);
}
