import type { SearchEntry } from "../search-entry.ts";
import type { Search } from "../query/search-index.ts";
import type { JudgedQuery } from "./judged-queries.ts";
import { toRoute } from "./to-route.ts";

/** How many results count as seen. */
const SEEN = 5;

/** How a search did with a set of queries. */
export interface Quality {
	readonly count: number;
	/** Share of queries with a good answer among the first five results, 0 to 1. */
	readonly recall: number;
	/** Mean over all queries of 1 divided by the place of the first good answer; 0 when none is found. */
	readonly mrr: number;
	/** Queries without a good answer among the first five. */
	readonly misses: readonly Miss[];
}

/** A query that failed, with what came instead. */
export interface Miss {
	readonly query: JudgedQuery;
	readonly results: readonly SearchEntry[];
}

/** Asks every query and compares the results with the judged answers. */
export function measureQuality(search: Search, queries: readonly JudgedQuery[]): Quality {
	const outcomes = queries.map((query) => {
		const results = search(query.query);
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

/** Where the first good answer stands, from 0; -1 without one. Sections of a page count as the page. */
function findPlace(results: readonly SearchEntry[], answers: readonly string[]): number {
	return results.findIndex(({ href, kind }) => {
		const [address = "", anchor] = toRoute(href).split("#");
		const isPart = kind === "section";
		if (answers.includes(address) && (anchor === undefined || isPart)) return true;
		return answers.includes(`${address}#${anchor}`);
	});
}
