import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listLinkedTests } from "@pusula/tools/linked-tests";
import { ROOT } from "@pusula/tools/root";

const DOCUMENT = readFileSync(join(ROOT, "docs/security.md"), "utf8");

it("every row of the threat model names a test; that each ran and passed is checked by npm test", () => {
	const rows = DOCUMENT.split("\n").filter((line) => /^\| (?!threat|-)/.test(line));
	expect(rows.length).toBeGreaterThan(25);
	expect(rows.filter((row) => listLinkedTests(row).length === 0)).toEqual([]);
});

it.each(listLinkedTests(DOCUMENT))(
	"the title stands once, and whole, in its file: $title",
	({ title, file }) => {
		const source = readFileSync(join(ROOT, file), "utf8");
		const written = ['"', "'", "`"].map((quote) => `${quote}${title}${quote}`);
		expect(written.reduce((count, text) => count + source.split(text).length - 1, 0)).toBe(1);
	},
);
