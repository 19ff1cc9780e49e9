import { splitPath } from "../../../lib/locale.ts";
import type { SearchEntry } from "../entry/search-entry.ts";
import type { Search } from "../query/search-index.ts";
import type { JudgedQuery } from "./judged-queries.ts";

/** Number of results that count as seen. */
const SEEN = 5;

/** Quality of a search for a set of queries. */
export interface Quality {
	readonly count: number;
	/** Share of queries with a good result among the first five, 0 to 1. */
	readonly recall: number;
	/** Mean reciprocal rank of the first good result over all queries; 0 when none is found. */
	readonly mrr: number;
	/** Queries without a good result among the first five. */
	readonly misses: readonly Miss[];
}

/** A query that failed, with what came instead. */
export interface Miss {
	readonly query: JudgedQuery;
	readonly results: readonly SearchEntry[];
}

/** Runs every query and compares the results with the judged ones. */
export function measureQuality(search: Search, queries: readonly JudgedQuery[]): Quality {
	const outcomes = queries.map((query) => {
		const results = search(query.query).entries;
		return { query, results, place: findPlace(results, query.answers) };
	});
	const isSeen = (place: number): boolean => place >= 0 && place < SEEN;
	const misses = outcomes.filter(({ place }) => !isSeen(place));
	const ranks = outcomes.map(({ place }) => (place < 0 ? 0 : 1 / (place + 1)));
	return {
		count: queries.length,
		recall: 1 - misses.length / queries.length,
		mrr: ranks.reduce((sum, rank) => sum + rank, 0) / queries.length,
		misses: misses.map(({ query, results }) => ({ query, results: results.slice(0, SEEN) })),
	};
}

/** The path of a result as the judged queries write it: without language. */
export function toRoute(href: string): string {
	return `/${splitPath(href.slice(1)).rest}`.replace("#models-caption", "");
}

/** Index of the first good result; -1 without one. Sections of a page count as the page. */
function findPlace(results: readonly SearchEntry[], answers: readonly string[]): number {
	return results.findIndex(({ href, kind }) => {
		const [route = "", anchor] = toRoute(href).split("#");
		const isPart = kind === "section";
		if (answers.includes(route) && (anchor === undefined || isPart)) return true;
		return answers.includes(`${route}#${anchor}`);
	});
}
