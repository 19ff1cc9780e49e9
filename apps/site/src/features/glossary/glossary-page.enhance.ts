import { enhanceFilteredList } from "../../lib/filtered-list.ts";
import { matchesQuery } from "../../lib/turkish.ts";

/** Adds a filter with a shareable address to the glossary, from the entries already in the page. */
export function enhanceGlossary(root: HTMLElement): void {
	const entries = [...root.querySelectorAll<HTMLElement>("[data-terms]")];
	enhanceFilteredList<string>(root, {
		items: entries.map((element) => ({
			element,
			passes: (query) => matchesQuery(readNames(element), query),
		})),
		sections: [...root.querySelectorAll<HTMLElement>("[data-letter]")],
		fromParams: (params) => params.get("q")?.trim() ?? "",
		toParams,
	});
	window.addEventListener("hashchange", () => showTarget(root, entries));
}

/** All names that an entry is found by: those shown, and those the site does not use. */
function readNames(entry: HTMLElement): string {
	const shown = [...entry.querySelectorAll("dfn, [data-also], dt [lang]")].map(
		({ textContent }) => textContent,
	);
	return [...shown, entry.dataset["terms"]].join(" ");
}

function toParams(query: string, params: URLSearchParams): URLSearchParams {
	const result = new URLSearchParams(params);
	if (query) result.set("q", query);
	else result.delete("q");
	return result;
}

/** A link to a term that the filter hides takes the filter away. */
function showTarget(root: HTMLElement, entries: readonly HTMLElement[]): void {
	const target = entries.find(({ id }) => `#${id}` === location.hash);
	if (!target?.hidden) return;
	root.querySelector("form")?.reset();
	target.scrollIntoView();
}
