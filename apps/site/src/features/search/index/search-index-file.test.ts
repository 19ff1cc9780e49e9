import { expect, it } from "vitest";
import { checkSearchIndex } from "./search-index-file.ts";

const entries = [{ href: "/tasks/", kind: "page", title: "Görevler" }];
const file = {
	locale: "tr",
	kind: { page: "Sayfa" },
	kinds: { page: "Sayfalar", best: "En uygun" },
	found: {
		count: "{count}",
		cut: "{count} / {total}",
		unknown: "{words}",
		similar: "{words}",
		only: "{words}",
		inexact: "{words}",
		none: "{query}",
	},
	models: [],
	names: [],
	entries,
};

it("reads what the site serves", () => {
	const read = checkSearchIndex(JSON.parse(JSON.stringify(file)));
	expect(read.entries).toEqual(entries);
	expect([read.locale, read.kind.page, read.kinds.best, read.kinds.term]).toEqual([
		"tr",
		"Sayfa",
		"En uygun",
		"term",
	]);
});

it.each([
	null,
	"x",
	{},
	{ ...file, entries: [{ kind: "page" }] },
	{ ...file, entries: "none" },
	{ ...file, found: { count: "" } },
	{ ...file, models: [1] },
	{ ...file, names: [1] },
])("refuses %j", (value) => {
	expect(() => checkSearchIndex(value)).toThrow(/^Search index/);
});
