import { MOST_LETTERS } from "../../../lib/urls/replace-search.ts";

/** The words of a query that begin and end within the letters that are searched for. */
export function cutQuery(query: string): string {
	return query.length <= MOST_LETTERS ? query : query.slice(0, MOST_LETTERS).replace(/\S+$/, "");
}
