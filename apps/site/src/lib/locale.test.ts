import { describe, expect, it } from "vitest";
import { compareIn, toDateWords } from "./locale.ts";

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

describe("toDateWords", () => {
	it("writes the day in the language of the page whatever the time zone", () => {
		expect(toDateWords("2025-02-21", "tr")).toBe("21 Şubat 2025");
		expect(toDateWords("2025-02-21", "en")).toBe("21 February 2025");
	});
});
