import { fill } from "../../lib/fill.ts";
import { findFirstSentence } from "../../lib/first-sentence.ts";
import { replaceSearch } from "../../lib/form-state.ts";
import type { Locale } from "../../lib/locale.ts";
import { isSearchKind, type SearchEntry } from "./search-entry.ts";
import { buildSearch, type Search } from "./search-index.ts";

/** Makes the search page answer while the reader types. The index is fetched once, when there is something to find. */
export function enhanceSearch(root: HTMLElement): void {
	const form = root.querySelector("form");
	const input = root.querySelector("input");
	if (!form || !input) return;
	let loading: Promise<Search> | undefined;
	const loadOnce = (): Promise<Search> => (loading ??= loadSearch(root));

	const answer = async (): Promise<void> => {
		const query = input.value.trim();
		replaceSearch(new URLSearchParams(query ? { q: query } : {}));
		if (!query) return showResults(root, "", []);
		try {
			const search = await loadOnce();
			if (input.value.trim() === query) showResults(root, query, search(query));
		} catch {
			loading = undefined;
			showStatus(root, root.dataset["failed"] ?? "");
		}
	};
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		void answer();
	});
	input.addEventListener("input", () => void answer());
	input.value = new URLSearchParams(location.search).get("q") ?? input.value;
	if (input.value) void answer();
}

async function loadSearch(root: HTMLElement): Promise<Search> {
	const response = await fetch(root.dataset["index"] ?? "");
	if (!response.ok) throw new Error(`Search index: ${response.status}`);
	const entries: unknown = await response.json();
	if (!Array.isArray(entries)) throw new Error("Search index: not a list");
	return buildSearch(entries.filter(isSearchEntry), toLocale(root));
}

function isSearchEntry(value: unknown): value is SearchEntry {
	if (typeof value !== "object" || value === null || !("kind" in value)) return false;
	if (typeof value.kind !== "string" || !isSearchKind(value.kind)) return false;
	return ["href", "title", "terms", "text"].every((field) => field in value);
}

function showResults(root: HTMLElement, query: string, results: readonly SearchEntry[]): void {
	root.querySelector("[data-results]")?.replaceChildren(...results.map((entry) => buildItem(root, entry)));
	root.querySelector("[data-everything]")?.toggleAttribute("hidden", query !== "");
	const { count = "", none = "" } = root.dataset;
	if (!query) showStatus(root, "");
	else showStatus(root, results.length > 0 ? fill(count, { count: results.length }) : fill(none, { query }));
}

function buildItem(root: HTMLElement, { href, title, kind, text }: SearchEntry): HTMLElement {
	const item = document.createElement("li");
	const link = Object.assign(document.createElement("a"), { href, textContent: title });
	const name = document.createElement("small");
	name.textContent = root.getAttribute(`data-kind-${kind}`);
	const about = document.createElement("p");
	about.textContent = findFirstSentence(text, toLocale(root));
	item.append(link, name, about);
	return item;
}

function toLocale(root: HTMLElement): Locale {
	return root.dataset["locale"] === "en" ? "en" : "tr";
}

function showStatus(root: HTMLElement, message: string): void {
	const status = root.querySelector("[data-status]");
	if (status) status.textContent = message;
}
