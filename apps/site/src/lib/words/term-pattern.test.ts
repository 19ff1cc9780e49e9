import { describe, expect, it } from "vitest";
import type { Locale } from "../locale.ts";
import { toLower, toTermPattern } from "./term-pattern.ts";

function finds(term: string, text: string, locale: Locale): boolean {
	return toTermPattern(term, locale).test(toLower(text, locale));
}

describe("a Turkish term", () => {
	it.each([
		["belirteç", "Belirteçleri sayar."],
		["belirteç", "Her belirteci sayar."],
		["gömme", "gömmenin boyu"],
		["istem", "İSTEMİN sonu"],
		["ağırlıklar", "ağırlıkların boyu"],
		["veri kümesi", "veri kümelerinde"],
		["veri kümesi", "veri kümesine"],
		["bağlam penceresi", "bağlam penceresinin"],
		["örnekleme hızı", "örnekleme hızını"],
		["token", "tokenleri"],
		["prompt", "prompt'un"],
		["API", "API'nin"],
	])("%s is found in “%s”", (term, text) => {
		expect(finds(term, text, "tr")).toBe(true);
	});

	it.each([
		["istem", "istemek"],
		["istem", "istemcinin"],
		["yığın", "bir/yığın"],
		["sınıf", "sınıflandırma"],
		["katman", "alt-katman"],
		["gömme", "gömmek"],
	])("%s is not found in “%s”", (term, text) => {
		expect(finds(term, text, "tr")).toBe(false);
	});
});

describe("an English term", () => {
	it.each([
		["token", "Tokens are counted."],
		["batch", "in batches"],
		["latency", "latencies"],
		["model card", "a Model Card's text"],
	])("%s is found in “%s”", (term, text) => {
		expect(finds(term, text, "en")).toBe(true);
	});

	it("does not stand inside another word", () => {
		expect(finds("token", "tokenizer", "en")).toBe(false);
	});
});

describe("toLower", () => {
	it("keeps every letter in its place", () => {
		expect(toLower("İstanbul I", "en")).toHaveLength("İstanbul I".length);
		expect(toLower("Iİ", "tr")).toBe("ıi");
	});
});
