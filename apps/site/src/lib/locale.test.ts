import { describe, expect, it } from "vitest";
import { compareIn, LOCALES, splitPath, toFolder, toLocale } from "./locale.ts";

describe("compareIn", () => {
	it("sorts by the Turkish alphabet on Turkish pages", () => {
		expect(["ışık", "çizim", "istek", "ceviri", "zaman", "şekil"].toSorted(compareIn("tr"))).toEqual([
			"ceviri",
			"çizim",
			"ışık",
			"istek",
			"şekil",
			"zaman",
		]);
	});

	it("reads numbers in names as numbers", () => {
		expect(["Phi10", "phi2"].toSorted(compareIn("en"))).toEqual(["phi2", "Phi10"]);
	});
});

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
