import { replaceSearch } from "../../../lib/urls/replace-search.ts";
import { type BuildResult, resultBuilder } from "../query/build-result.ts";
import { type ResultsElement, showResults } from "../query/show-results.ts";
import type { ResultGroup } from "../query/group-results.ts";
import { type LoadedSearch, loadSearchOnce } from "../query/load-search.ts";
import { enhanceSuggestions } from "./suggestions.enhance.ts";

/** Searches on the search page while the reader types. The index is fetched once, when there is something to find. */
export function enhanceSearch(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-search]")) enhanceResults(root);
}

function enhanceResults(root: HTMLElement): void {
	const form = root.querySelector("form");
	const input = root.querySelector("input");
	if (!form || !input) return;
	const loadOnce = loadSearchOnce(root.dataset["index"] ?? "");
	const show: ResultsElement["show"] = (groups, search, query) => {
		const build = search && resultBuilder(search, query);
		const sections = build ? groups.map((group) => buildSection(group, search, build)) : [];
		root.querySelector("[data-results]")?.replaceChildren(...sections);
		root.querySelector("[data-everything]")?.toggleAttribute("hidden", input.value.trim() !== "");
	};
	const search = (): void => {
		const query = input.value.trim();
		void showResults({ root, input, loadOnce, show });
		replaceSearch(new URLSearchParams(query ? { q: query } : {}));
	};
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		search();
	});
	input.addEventListener("input", search);
	enhanceSuggestions(root, input);
	input.value = new URLSearchParams(location.search).get("q") ?? input.value;
	if (input.value) search();
}

function buildSection({ kind, entries }: ResultGroup, search: LoadedSearch, build: BuildResult): HTMLElement {
	const section = document.createElement("section");
	const list = Object.assign(document.createElement("ul"), { role: "list" });
	list.append(
		...entries.map((entry) => {
			const item = document.createElement("li");
			const link = document.createElement("a");
			const { name, others } = build(entry, link);
			item.dataset["result"] = "";
			link.append(name);
			item.append(link, ...others);
			return item;
		}),
	);
	section.append(Object.assign(document.createElement("h2"), { textContent: search.file.kinds[kind] }), list);
	return section;
}
