import { describe, expect, it } from "vitest";
import { GLOSSARY } from "../../../../content/glossary/index.ts";
import type { Locale } from "../../../lib/locale.ts";
import { NAME_SEPARATOR, type SearchEntry } from "../entry/search-entry.ts";
import { buildSearch } from "./search-index.ts";
import { buildMeanings } from "./synonyms.ts";

function toEntries(locale: Locale): readonly SearchEntry[] {
	return GLOSSARY.map(({ id, tr, en, forbidden = [], ...term }) => ({
		href: id,
		kind: "term",
		title: { tr, en, ...term }[locale].term,
		names: [tr.term, en.term, ...(tr.also ?? []), ...(en.also ?? []), ...forbidden].join(NAME_SEPARATOR),
		text: "",
	}));
}

const page: SearchEntry = {
	href: "page",
	kind: "page",
	title: "Metin neden böyle uzar?",
	terms: "",
	text: "Türkçe ekler belirteç sayısını artırır; veri kümesi de büyür.",
};

describe("buildMeanings", () => {
	const readMeanings = buildMeanings(toEntries("tr"), "tr");
	const namesFor = (query: string): readonly string[] =>
		readMeanings(query).flatMap(({ others }) => others.map((words) => words.join(" ")));

	it.each([
		["token", "belirteç"],
		["tokenların", "belirteç"],
		["belirteçler", "token"],
		["dataset", "veri kümesi"],
		["veri kümesi", "dataset"],
		["token sayısı", "belirteç"],
		["DATA SET boyu", "veri kümesi"],
		["resim", "görüntü"],
		["gpt2", "gpt 2"],
	])("%s also means %s", (query, other) => {
		expect(namesFor(query)).toContain(other);
	});

	it("takes the longest name it knows, and leaves other words as they are", () => {
		expect(readMeanings("bir veri kümesi qwxzvjk").map(({ typed }) => typed)).toEqual([
			["bir"],
			["veri", "kümesi"],
			["qwxzvjk"],
		]);
	});

	it("works in English too", () => {
		const [meaning] = buildMeanings(toEntries("en"), "en")("belirteç");
		expect(meaning?.others).toContainEqual(["token"]);
	});
});

const search = await buildSearch([page, ...toEntries("tr")], "tr");

describe("search with synonyms", () => {
	it.each(["token", "tokenlar", "dataset", "veri seti"])(
		"%s leads to a page with the site's own word",
		(query) => {
			expect(search(query).entries.map(({ href }) => href)).toContain("page");
		},
	);

	it.each([
		["token", "token"],
		["jeton", "token"],
		["Dataset", "dataset"],
		["LLM", "large-language-model"],
		["halüsinasyon", "hallucination"],
	])("%s leads to the glossary's entry first", (query, id) => {
		expect(search(query).entries[0]?.href).toBe(id);
	});
});
