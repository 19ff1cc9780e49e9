import { enhanceFilteredList } from "../../lib/page/filtered-list.ts";
import { QUERY_FILTER } from "../../lib/page/query-filter.ts";
import { matchesQuery } from "../../lib/words/turkish.ts";

/** Adds a filter with a shareable URL to the table of newer families; a release without a shown family goes with them. */
export function enhanceNewerFamilies(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-newer-families]")) enhanceTable(root);
}

function enhanceTable(root: HTMLElement): void {
	const releases = [...root.querySelectorAll("tbody")];
	enhanceFilteredList<string>(root, {
		items: releases
			.flatMap(({ rows }) => [...rows].slice(1))
			.map((element) => ({ element, passes: (query) => matchesQuery(element.textContent, query) })),
		sections: releases,
		...QUERY_FILTER,
	});
}
