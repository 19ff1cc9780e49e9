import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

/** A test that a document names, and the file it should be in, from the root. */
interface NamedTest {
	readonly title: string;
	readonly file: string;
}

/** The tests that a document in `docs` links to: their titles, or a part of them, are the words of the links. */
function listNamedTests(markdown: string): readonly NamedTest[] {
	return [...markdown.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.ts)\)/g)].map(
		([, title = "", file = ""]) => ({ title, file }),
	);
}

/** True where a file holds a test, a group of tests or a test title of that name. */
function holdsTest({ title, file }: NamedTest, root: string): boolean {
	const path = join(root, file);
	if (!existsSync(path)) return false;
	const titles = [
		...readFileSync(path, "utf8").matchAll(
			/\b(?:it|test|plain|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])([\s\S]*?)\1/g,
		),
	];
	return titles.some(([, , found = ""]) => found.includes(title));
}

const DOCUMENT = readFileSync(join(ROOT, "docs/security.md"), "utf8");

describe("the threat model", () => {
	it.each(listNamedTests(DOCUMENT).map((one) => [one.title, one] as const))(
		"is held by the test: %s",
		(_title, one) => {
			expect(holdsTest(one, ROOT)).toBe(true);
		},
	);

	it("names a test in every row", () => {
		const rows = DOCUMENT.split("\n").filter((line) => /^\| (?!threat|-)/.test(line));
		expect(rows.length).toBeGreaterThan(25);
		expect(rows.filter((row) => listNamedTests(row).length === 0)).toEqual([]);
	});

	it("is found wanting where a test or its file is gone", () => {
		const file = "scripts/security-doc.test.ts";
		expect(holdsTest({ title: "names a test in every row", file }, ROOT)).toBe(true);
		expect(holdsTest({ title: "was never written", file }, ROOT)).toBe(false);
		expect(holdsTest({ title: "names a test in every row", file: "scripts/gone.test.ts" }, ROOT)).toBe(false);
	});
});
