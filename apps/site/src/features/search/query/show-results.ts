import { fill } from "../../../lib/fill.ts";
import { groupResults, type ResultGroup } from "./group-results.ts";
import type { LoadedSearch } from "./load-search.ts";
import type { FoundWords } from "../index/search-index-file.ts";
import type { Found } from "./search-index.ts";

/** The element of a page in which a search shows its results. */
export interface ResultsElement {
	/** Holds as `data-failed` the text that is shown when the index cannot be loaded. */
	readonly root: HTMLElement;
	readonly input: HTMLInputElement;
	readonly loadOnce: () => Promise<LoadedSearch>;
	/** Shows the results; called with none for an empty query. */
	readonly show: (groups: readonly ResultGroup[], search: LoadedSearch | undefined, query: string) => void;
}

/**
 * Searches for the field's current words: shows results, their number, the words that occur nowhere, and when there are
 * no results, names that are spelled nearly alike. Results that arrive after the words have changed are dropped.
 */
export async function showResults({ root, input, loadOnce, show }: ResultsElement): Promise<void> {
	const query = input.value.trim();
	if (!query) {
		show([], undefined, query);
		return showState(root, "", []);
	}
	const search = await loadOnce().catch(() => undefined);
	if (input.value.trim() !== query) return;
	if (!search) return showState(root, root.dataset["failed"] ?? "", []);
	const found = search.find(query);
	show(groupResults(found.entries), search, query);
	const message = describeFound(found, query, search.file.found);
	if (found.entries.length > 0) showState(root, message, []);
	else showState(root, message, search.suggest(query), true);
}

/**
 * How many results there are, which words none of them has, for which others were found, which the first does not have exactly,
 * and which alone it has.
 */
export function describeFound(found: Found, query: string, words: FoundWords): string {
	const { entries, total, unknown, similar, only, inexact } = found;
	if (entries.length === 0) return fill(words.none, { query });
	const count = entries.length;
	return [
		unknown.length > 0 ? fill(words.unknown, { words: listWords(unknown) }) : "",
		similar.length > 0 ? fill(words.similar, { words: listWords(similar) }) : "",
		inexact.length > 0 ? fill(words.inexact, { words: listWords(inexact) }) : "",
		only.length > 0 ? fill(words.only, { words: listWords(only) }) : "",
		fill(total > count ? words.cut : words.count, { count, total }),
	]
		.filter(Boolean)
		.join(" ");
}

/** Most words of a query that are named. */
const MAX_NAMED = 5;

function listWords(words: readonly string[]): string {
	const named = words.slice(0, MAX_NAMED).map((word) => `“${word}”`);
	const rest = words.length > MAX_NAMED ? ["…"] : [];
	return [...named, ...rest].join(", ");
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
