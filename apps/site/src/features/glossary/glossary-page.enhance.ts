import { enhanceFilteredList } from "../../lib/page/filtered-list.ts";
import { QUERY_FILTER } from "../../lib/page/query-filter.ts";
import { matchesQuery } from "../../lib/words/turkish.ts";

/** Words that the site does not use, by the anchor of the term that they mean. */
type OtherNames = Readonly<Record<string, string>>;

/**
 * Adds a filter with a shareable URL to the glossary, from the entries already in the page. It finds terms also by
 * words that the site does not use; they come when the reader first turns to the filter, and are missed without a network.
 */
export function enhanceGlossary(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-glossary]")) enhanceEntries(root);
}

function enhanceEntries(root: HTMLElement): void {
	let others: OtherNames = {};
	const entries = [...root.querySelectorAll<HTMLElement>("[data-terms] > div")];
	enhanceFilteredList<string>(root, {
		items: entries.map((element) => ({
			element,
			passes: (query) => matchesQuery(readNames(element, others), query),
		})),
		sections: [...root.querySelectorAll<HTMLElement>("[data-letter]")],
		...QUERY_FILTER,
	});
	window.addEventListener("hashchange", () => showTarget(root, entries));

	const form = root.querySelector("form");
	const addOthers = async (): Promise<void> => {
		others = await loadOthers(root.dataset["glossary"] ?? "");
		form?.dispatchEvent(new Event("input"));
	};
	if (new URLSearchParams(location.search).has("q")) void addOthers();
	else form?.addEventListener("focusin", () => void addOthers(), { once: true });
}

async function loadOthers(url: string): Promise<OtherNames> {
	if (!navigator.onLine) return {};
	const response = await fetch(url).catch(() => undefined);
	return response?.ok ? ((await response.json()) as OtherNames) : {}; // made by the site's own build
}

/** All names that an entry is found by: those shown, and those the site does not use. */
function readNames(entry: HTMLElement, others: OtherNames): string {
	const shown = [...entry.querySelectorAll("dfn, [data-also], dt [lang]")].map(
		({ textContent }) => textContent,
	);
	return [...shown, others[entry.id]].join(" ");
}

/** A link to a term that the filter hides takes the filter away. */
function showTarget(root: HTMLElement, entries: readonly HTMLElement[]): void {
	const target = entries.find(({ id }) => `#${id}` === location.hash);
	if (!target?.hidden) return;
	root.querySelector("form")?.reset();
	target.scrollIntoView();
}
