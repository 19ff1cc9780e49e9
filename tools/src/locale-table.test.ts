import { expect, it } from "vitest";
import { listTags, printLocaleTable } from "./locale-table.ts";

it("lists the languages of a folder, Turkish first", () => {
	const names = ["generated", "find-locale.ts", "en.ts", "tr", "de.ts", "words-of.ts"];
	expect(listTags(names)).toEqual(["tr", "de", "en"]);
});

it("prints a table that has every language", () => {
	const table = {
		tags: ["tr", "de"],
		name: "words",
		pathOf: (tag: string) => `../words/${tag}.ts`,
		type: "Words",
		constant: "WORDS",
		docs: "The words.",
	};
	expect(printLocaleTable(table)).toBe(`import type { Locale } from "@pusula/tasks";
import { words as tr } from "../words/tr.ts";
import { words as de } from "../words/de.ts";
import type { Words } from "../words/tr.ts";

/** The words. */
export const WORDS: Readonly<Record<Locale, Words>> = {
	tr,
	de,
};
`);
});
