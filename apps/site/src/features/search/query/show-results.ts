import { fill } from "../../../lib/fill.ts";
import { CODE_LOCALE } from "../../../lib/locale.ts";
import { groupResults, type ResultGroup } from "./group-results.ts";
import type { LoadedSearch } from "./load-search.ts";
import { markWords, type TextPiece } from "./mark-words.ts";
import type { FoundWords } from "../index/search-index-file.ts";
import type { SearchEntry } from "../search-entry.ts";
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

/** How many results there are, which words of the query none of them has, and for which others were found. */
export function describeFound(found: Found, query: string, words: FoundWords): string {
	const { entries, total, unknown, similar } = found;
	if (entries.length === 0) return fill(words.none, { query });
	const count = entries.length;
	return [
		unknown.length > 0 ? fill(words.unknown, { words: listWords(unknown) }) : "",
		similar.length > 0 ? fill(words.similar, { words: listWords(similar) }) : "",
		fill(total > count ? words.cut : words.count, { count, total }),
	]
		.filter(Boolean)
		.join(" ");
}

/**
 * Makes a function that returns the parts of a result of one query: its picture where it has one, its name, its kind, and
 * what it is, with the words of the query marked.
 */
export function resultBuilder({ file }: LoadedSearch, query: string): (entry: SearchEntry) => ResultParts {
	const split = markWords(query, file.locale);
	return (entry) => {
		const about = buildPart("span", split([entry.under, entry.text].filter(Boolean).join(" · ")));
		if (entry.kind === "api") about.lang = CODE_LOCALE;
		const kind = buildPart("small", [{ text: file.kind[entry.kind], isMarked: false }]);
		const name = buildPart("strong", split(entry.title));
		return { name, others: [kind, about, ...buildPicture(entry)] };
	};
}

/** The elements that show a result. */
export interface ResultParts {
	readonly name: HTMLElement;
	readonly others: readonly HTMLElement[];
}

/** Most words of a query that are named. */
const MAX_NAMED = 5;

function listWords(words: readonly string[]): string {
	const named = words.slice(0, MAX_NAMED).map((word) => `“${word}”`);
	const rest = words.length > MAX_NAMED ? ["…"] : [];
	return [...named, ...rest].join(", ");
}

/** Without a network there is none: pictures of pages that were not visited cannot be had. */
function buildPicture({ picture }: SearchEntry): readonly HTMLElement[] {
	if (picture === undefined || !navigator.onLine) return [];
	return [Object.assign(document.createElement("img"), { src: picture, alt: "", width: 64, height: 40 })];
}

function buildPart(name: "strong" | "small" | "span", pieces: readonly TextPiece[]): HTMLElement {
	const part = document.createElement(name);
	part.append(
		...pieces.map(({ text, isMarked }) =>
			isMarked ? Object.assign(document.createElement("mark"), { textContent: text }) : text,
		),
	);
	return part;
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
