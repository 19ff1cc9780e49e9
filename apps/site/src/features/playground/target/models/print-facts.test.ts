import { type Model, MODELS } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { printFacts } from "./print-facts.ts";

const { models: words } = wordsIn("tr").playground;

test("an option marks each shown fact that no source was seen for", () => {
	const unseen = MODELS.filter(
		({ unverified = [], licence }) => unverified.includes("licence") && licence.name !== undefined,
	);
	expect(unseen.length).toBeGreaterThan(10);
	const isMarked = (model: (typeof MODELS)[number]) =>
		printFacts(model, words, "tr").includes(`${model.licence.name ?? ""} (doğrulanmadı)`);
	expect(unseen.filter((model) => !isMarked(model)).map(({ id }) => id)).toEqual([]);
	const seen = MODELS.filter(({ unverified = [] }) => unverified.length === 0);
	expect(seen.filter((model) => printFacts(model, words, "tr").includes("doğrulanmadı"))).toEqual([]);
});

const PLAIN: Model = {
	id: "acme/fox",
	tasks: ["text-generation"],
	languages: { tags: ["en", "de", "fr", "it", "es", "tr"] },
	licence: { name: "Fox", commercial: "yes" },
	confidence: "card",
	lookedUp: "2026-11",
	sources: [],
};
const print = (facts: Partial<Model>, locale: Locale = "tr") =>
	printFacts({ ...PLAIN, ...facts }, wordsIn(locale).playground.models, locale);

test("the language of the page comes first, and those not shown are counted", () => {
	expect(print({})).toBe("tr, en, de, fr, 2 dil daha · Fox");
	expect(print({}, "en")).toBe("en, de, fr, it, 2 more · Fox");
	expect(print({ languages: { count: 99, turkish: "yes" } })).toBe("Türkçe var, 99 dil · Fox");
	expect(print({ languages: { turkish: "no" } })).toBe("Türkçe yok · Fox");
});

test.each([
	[{ licence: { name: "Fox", commercial: "no" } }, "ticari kullanıma kapalı · "],
	[{ licence: { commercial: "no" }, unverified: ["licence"] }, "ticari kullanıma kapalı (doğrulanmadı) · "],
	[{ licence: { name: "Fox", commercial: "terms" } }, "ticari kullanımı koşullu · "],
	[{ status: { kind: "gone" } }, "artık Hub'da yok · "],
	[{ status: { kind: "superseded" } }, "yerini yenisi aldı · "],
	[{ status: { kind: "superseded", by: "acme/fox-2" } }, "yenisi: acme/fox-2 · "],
] as const)("what speaks against a model comes first: %j", (facts, start) => {
	expect(print(facts).startsWith(start)).toBe(true);
});

test.each([
	["2024", "yayımı 2024"],
	["2024-07", "yayımı Temmuz 2024"],
	["2024-07-18", "yayımı Temmuz 2024"],
])("the date %s is said as “%s”", (released, date) => {
	expect(print({ released })).toContain(date);
});

test("sizes are those of the other lists of models", () => {
	expect(print({ parameters: 8_200_000_000 }, "tr")).toContain("8,2 Mr parametre");
	expect(print({ parameters: 8_200_000_000 }, "en")).toContain("8.2B parameters");
});
