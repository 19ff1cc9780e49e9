import type { Model } from "@pusula/tasks/models";
import { expect, test } from "vitest";
import { wordsIn } from "../../../messages/words.ts";
import { isAccessKnown, listAccess, listFactWords, listUnverified, toTurkish } from "./model-words.ts";

const MODEL: Model = {
	id: "acme/fox",
	tasks: ["fill-mask"],
	languages: { tags: ["tr"] },
	licence: { name: "MIT", commercial: "yes" },
	parameters: 110_000_000,
	contextLength: 8192,
	released: "2020-03",
	confidence: "card",
	unverified: ["released", "gated"],
	lookedUp: "2026-11",
	sources: [],
};
const tr = wordsIn("tr").modelFacts;
const en = wordsIn("en").modelFacts;

test("prints what is known, with the numbers and names of the language", () => {
	expect(listFactWords(MODEL, tr, "tr")).toEqual([
		"Türkçe",
		"110 M parametre",
		"8.192 belirteç",
		"MIT",
		"Mart 2020",
	]);
	expect(listFactWords(MODEL, en, "en")[2]).toBe("8,192 tokens");
});

test("says whether Turkish is among many languages", () => {
	const languagesOf = (languages: Model["languages"]) => listFactWords({ ...MODEL, languages }, tr, "tr")[0];
	expect(languagesOf({ count: 1162, turkish: "yes" })).toBe("1.162 dil, Türkçe var");
	expect(languagesOf({ tags: ["en", "de", "fr", "it"] })).toBe("4 dil, Türkçe yok");
	expect(languagesOf({ turkish: "unknown" })).toBe("çok dilli, Türkçe bilinmiyor");
	expect(languagesOf("none")).toBe("110 M parametre");
});

test("leaves out what is not known, but never the licence", () => {
	const { parameters: _, contextLength: __, released: ___, ...bare } = MODEL;
	expect(listFactWords({ ...bare, licence: { commercial: "unknown" } }, en, "en")).toEqual([
		"Turkish",
		en.noLicence,
	]);
});

test("says in lists that a model has open access, and tells that from what is not known", () => {
	expect(listAccess({ ...MODEL, gated: false }, tr)).toEqual(["koşul onayı istemez"]);
	expect(listAccess(MODEL, tr)).toEqual([]);
	expect([MODEL, { ...MODEL, gated: false }, { ...MODEL, gated: true }].map(isAccessKnown)).toEqual([
		false,
		true,
		true,
	]);
});

test("names the shown fields without a source", () => {
	expect(listUnverified(MODEL, tr)).toBe("tarih");
	expect(listUnverified({ ...MODEL, unverified: [] }, tr)).toBe("");
	expect(listUnverified({ ...MODEL, gated: true }, tr)).toBe("koşul onayı, tarih");
});

test("tells models without text from those that nobody knows", () => {
	expect(toTurkish(MODEL)).toBe("yes");
	expect(toTurkish({ ...MODEL, languages: { tags: ["en"] } })).toBe("no");
	expect(toTurkish({ ...MODEL, languages: { turkish: "unknown" } })).toBe("unknown");
	expect(toTurkish({ ...MODEL, languages: "none" })).toBe("none");
});
