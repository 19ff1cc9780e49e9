import { fill } from "../../../lib/fill.ts";
import { groupResults, type ResultGroup } from "./group-results.ts";
import type { LoadedSearch } from "./load-search.ts";
import type { SearchEntry } from "../search-entry.ts";

/** The element of a page in which a search shows its results. */
export interface ResultsElement {
	/** Holds the announced messages as `data-count`, `data-none` and `data-failed`. */
	readonly root: HTMLElement;
	readonly input: HTMLInputElement;
	readonly loadOnce: () => Promise<LoadedSearch>;
	/** Shows the results; called with none for an empty query. */
	readonly show: (groups: readonly ResultGroup[], search: LoadedSearch | undefined) => void;
}

/**
 * Searches for the field's current words: shows results, their number, and when there are none, names that are spelled
 * nearly alike. Results that arrive after the words have changed are dropped.
 */
export async function showResults({ root, input, loadOnce, show }: ResultsElement): Promise<void> {
	const query = input.value.trim();
	if (!query) {
		show([], undefined);
		return showState(root, "", []);
	}
	const search = await loadOnce().catch(() => undefined);
	if (input.value.trim() !== query) return;
	if (!search) return showState(root, root.dataset["failed"] ?? "", []);
	const results = search.find(query);
	const { count = "", none = "" } = root.dataset;
	show(groupResults(results), search);
	if (results.length > 0) showState(root, fill(count, { count: results.length }), []);
	else showState(root, fill(none, { query }), search.suggest(query), true);
}

/** The parts of a result: its name, its kind, and what it is. */
export function buildResultParts(entry: SearchEntry, search: LoadedSearch): readonly HTMLElement[] {
	const about = buildPart("span", [entry.under, entry.text].filter(Boolean).join(" · "));
	if (entry.kind === "api") about.lang = "en";
	return [buildPart("strong", entry.title), buildPart("small", search.file.kind[entry.kind]), about];
}

function buildPart(name: "strong" | "small" | "span", text: string): HTMLElement {
	return Object.assign(document.createElement(name), { textContent: text });
}

function showState(
	root: HTMLElement,
	message: string,
	suggestions: readonly string[],
	isEmpty = false,
): void {
	const status = root.querySelector("[data-status]");
	if (status) status.textContent = message;
	root.querySelector("[data-no-results]")?.toggleAttribute("hidden", !isEmpty);
	root.querySelector("[data-did-you-mean]")?.toggleAttribute("hidden", suggestions.length === 0);
	root.querySelector("[data-suggestions]")?.replaceChildren(
		...suggestions.map((name) => {
			const item = document.createElement("li");
			item.append(Object.assign(document.createElement("button"), { type: "button", textContent: name }));
			return item;
		}),
	);
}
