import { describe, expect, it } from "vitest";
import { compareIn, datesIn, languageNamesIn, listsIn, numbersIn, segmentsIn } from "./forms.ts";

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

describe("forms of a language", () => {
	const day = new Date("2026-11-23T00:00:00Z");
	const LONG = { dateStyle: "long", timeZone: "UTC" } as const;

	it("writes the decimals of numbers with the language's own mark", () => {
		expect(numbersIn("tr").format(1234.5)).toBe("1.234,5");
		expect(numbersIn("en").format(1234.5)).toBe("1,234.5");
		expect(numbersIn("tr", { style: "percent" }).format(0.5)).toBe("%50");
	});

	it("writes dates as the region of the language does", () => {
		expect(datesIn("tr", LONG).format(day)).toBe("23 Kasım 2026");
		expect(datesIn("en", LONG).format(day)).toBe("23 November 2026");
		expect(datesIn("en", { ...LONG, dateStyle: "medium" }).format(day)).toBe("23 Nov 2026");
	});

	it("joins lists and names languages", () => {
		expect(listsIn("tr").format(["a", "b", "c"])).toBe("a, b ve c");
		expect(listsIn("en").format(["a", "b", "c"])).toBe("a, b and c");
		expect(languageNamesIn("tr").of("en")).toBe("İngilizce");
	});

	it("divides texts into sentences and words", () => {
		const count = (granularity: "sentence" | "word") =>
			[...segmentsIn("tr", granularity).segment("Geldi. Gitti.")].length;
		expect([count("sentence"), count("word")]).toEqual([2, 5]);
	});

	it("makes a form once for the same options", () => {
		expect(numbersIn("tr", { style: "percent" })).toBe(numbersIn("tr", { style: "percent" }));
		expect(numbersIn("tr", { style: "percent" })).not.toBe(numbersIn("en", { style: "percent" }));
		expect(numbersIn("tr")).not.toBe(numbersIn("tr", { style: "percent" }));
	});
});
