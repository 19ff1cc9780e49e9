import { buildSearch } from "../../src/features/search/query/search-index.ts";
import { LOCALES } from "../../src/lib/locale.ts";
import { buildIndexFile } from "../../src/features/search/index/build-index-file.ts";
import { listAllEntries } from "../../src/features/search/index/search-index-file.ts";
import { HALVES, readQueries } from "../../src/features/search/quality/judged-queries.ts";
import { measureQuality, type Miss, toRoute } from "../../src/features/search/quality/measure.ts";
import { findCalled, readSources } from "./read-content.ts";

/**
 * How well the search answers the judged queries, line by line: recall@5 and mean reciprocal rank for each language and
 * half. The misses of the tuning half are listed; those of the reporting half stay unseen, so that nothing is fitted to
 * them.
 */
export async function reportQuality(): Promise<readonly string[]> {
	const sources = await readSources();
	const reports = LOCALES.map(async (locale) => {
		const search = await buildSearch(listAllEntries(buildIndexFile(locale, sources, findCalled)), locale);
		const queries = readQueries(locale);
		return HALVES.flatMap((half) => {
			const own = queries.filter((query) => query.half === half);
			const { count, recall, mrr, misses } = measureQuality(search, own);
			const line = `${locale} ${half.padEnd(9)} ${count} queries  recall@5 ${recall.toFixed(3)}  MRR ${mrr.toFixed(3)}`;
			return half === "tuning" ? [line, ...misses.flatMap(printMiss)] : [line];
		});
	});
	return (await Promise.all(reports)).flat();
}

function printMiss({ query: { query, answers }, results }: Miss): readonly string[] {
	const got = results.map(({ href }) => toRoute(href)).join("  ");
	return [`  ${query} → ${answers.join(" ")}`, `      got ${got || "nothing"}`];
}
