import sax from "sax";
import { expect, test } from "vitest";
import { type Locale, LOCALES } from "../../lib/locale.ts";
import { groupByDay, listChangeDays } from "../../facts/changes/change-log.ts";
import { printFeed } from "./print-feed.ts";

const HOME = "https://pusula.example/base/";

/** Elements of an XML document as `feed/entry/id`, each with its text and attributes. */
function readElements(xml: string) {
	const elements: { path: string; text: string; attributes: Record<string, unknown> }[] = [];
	const open: (typeof elements)[number][] = [];
	const parser = sax.parser(true);
	const addText = (text: string): void => {
		const current = open.at(-1);
		if (current) current.text += text;
	};
	Object.assign(parser, {
		onopentag: ({ name, attributes }: sax.Tag) => {
			const element = { path: [open.at(-1)?.path, name].filter(Boolean).join("/"), text: "", attributes };
			elements.push(element);
			open.push(element);
		},
		onclosetag: () => void open.pop(),
		ontext: addText,
		oncdata: addText,
		onerror: (error: Error) => {
			throw error;
		},
	});
	parser.write(xml).close();
	return elements;
}

for (const locale of LOCALES) {
	test(`the ${locale} feed is Atom: one id, title, date, author and URL of its own, and the same for entries`, () => {
		const days = listChangeDays();
		const elements = readElements(printFeed(days, locale, HOME));
		const textsOf = (path: string) => elements.filter((one) => one.path === path).map(({ text }) => text);
		expect(elements[0]).toMatchObject({
			path: "feed",
			attributes: { xmlns: "http://www.w3.org/2005/Atom" },
		});
		for (const path of ["feed/id", "feed/title", "feed/updated", "feed/author/name"])
			expect(textsOf(path).map(Boolean)).toEqual([true]);
		const self = elements.find(
			({ path, attributes }) => path === "feed/link" && attributes["rel"] === "self",
		);
		expect(self?.attributes["href"]).toBe(`${HOME}changes.atom`);
		for (const path of ["feed/entry/id", "feed/entry/title", "feed/entry/updated", "feed/entry/summary"])
			expect(textsOf(path).filter(Boolean)).toHaveLength(days.length);
		expect(textsOf("feed/updated")[0]).toBe(textsOf("feed/entry/updated")[0]);
		expect(new Set(textsOf("feed/entry/id")).size).toBe(days.length);
	});
}

test("signs of XML and HTML in a note reach the reader as signs", () => {
	const days = groupByDay([], { "2026-01-02": inEveryLanguage("a < b & c ]]> d") });
	const summary = readElements(printFeed(days, "tr", HOME)).find(({ path }) => path.endsWith("summary"));
	expect(summary?.text).toBe("a &lt; b &amp; c ]]> d");
});

test("days come newest first, each with its note and its changes in order", () => {
	const change = { date: "2026-01-02", area: "glossary", kind: "added", ids: ["x"] } as const;
	const days = groupByDay([change, { ...change, area: "tasks" }], { "2026-02-01": inEveryLanguage("n") });
	expect(days.map(({ date }) => date)).toEqual(["2026-02-01", "2026-01-02"]);
	expect(days[1]?.changes.map(({ area }) => area)).toEqual(["tasks", "glossary"]);
});

function inEveryLanguage(text: string): Readonly<Record<Locale, string>> {
	return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>; // one entry for each
}
