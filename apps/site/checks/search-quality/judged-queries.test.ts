import { describe, expect, it } from "vitest";
import { buildSearch } from "../../src/features/search/query/search-index.ts";
import { LOCALES } from "../../src/lib/locale.ts";
import { buildIndexFile } from "../../src/features/search/index/build-index-file.ts";
import { listAllEntries } from "../../src/features/search/index/search-index-file.ts";
import { OTHER_NAMES } from "../../src/features/search/index/other-names.ts";
import { weigh } from "../page-weight.ts";
import { HALVES, readQueries } from "../../src/features/search/quality/judged-queries.ts";
import { measureQuality, toRoute } from "../../src/features/search/quality/measure.ts";
import { findCalled, readSources } from "./read-content.ts";

const sources = await readSources();
const all = LOCALES.flatMap((locale) => readQueries(locale));

describe("the judged queries", () => {
	it("are more than 320, none of them twice in a language, in halves of about one size", () => {
		expect(all.length).toBeGreaterThan(320);
		for (const locale of LOCALES) {
			const queries = readQueries(locale).map(({ query }) => query);
			expect(queries).toHaveLength(new Set(queries).size);
		}
		for (const half of HALVES) {
			const share = all.filter((query) => query.half === half).length / all.length;
			expect(share).toBeGreaterThan(0.45);
		}
	});
});

describe.each(LOCALES)("search (%s)", (locale) => {
	const file = buildIndexFile(locale, sources, findCalled);
	const entries = listAllEntries(file);
	const queries = readQueries(locale);

	it("fits into 96 kB, compressed, fetched when a reader first searches", () => {
		expect(weigh(new TextEncoder().encode(JSON.stringify(file)))).toBeLessThanOrEqual(96_000);
	});

	it("has every URL that is judged to be an answer", () => {
		const known = new Set(entries.flatMap(({ href }) => [toRoute(href), toRoute(href).split("#")[0] ?? ""]));
		expect(queries.flatMap(({ answers }) => answers).filter((answer) => !known.has(answer))).toEqual([]);
	});

	it("answers the reporting half among the first five results, 96 times of 100", async () => {
		const reporting = queries.filter(({ half }) => half === "reporting");
		const search = await buildSearch(entries, locale);
		expect(measureQuality(search, reporting).recall).toBeGreaterThanOrEqual(0.96);
	});

	it("names a page for every other name that readers may use", () => {
		const known = new Set(entries.map(({ href }) => toRoute(href)));
		expect(Object.keys(OTHER_NAMES).filter((route) => !known.has(route))).toEqual([]);
	});
});
