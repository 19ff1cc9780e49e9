import { describe, expect, it } from "vitest";
import { inEachLocale, LOCALES, splitPath, toFolder, toLocale } from "./locale.ts";

describe("toLocale", () => {
	it.each(LOCALES)("knows %s", (locale) => {
		expect(toLocale(locale)).toBe(locale);
	});

	it.each(["xx", "", undefined, 3])("takes %s for the default", (tag) => {
		expect(toLocale(tag)).toBe("tr");
	});
});

describe("splitPath", () => {
	it.each(LOCALES)("undoes what the folder of %s adds", (locale) => {
		expect(splitPath(`${toFolder(locale)}tasks/`)).toEqual({ locale, rest: "tasks/" });
	});

	it("does not take a page for the folder of a language", () => {
		expect(splitPath("environments/")).toEqual({ locale: "tr", rest: "environments/" });
	});
});

describe("inEachLocale", () => {
	it("gives a value for every language", () => {
		const made = inEachLocale((locale) => `${locale}!`);
		expect(Object.values(made)).toEqual(LOCALES.map((locale) => `${locale}!`));
		expect(made.tr).toBe("tr!");
	});
});
