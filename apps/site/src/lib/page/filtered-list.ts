import { fill } from "../fill.ts";
import { fromForm, showReset, writeForm } from "./form-state.ts";
import { replaceSearch } from "../urls/replace-search.ts";

/** A list in the page, and its filter by a URL or a form. */
export interface FilteredList<Filter> {
	/** The entries, each with the test it must pass. */
	readonly items: readonly { readonly element: HTMLElement; passes(filter: Filter): boolean }[];
	/** Parts of the page that go when none of their entries is shown. */
	readonly sections: readonly HTMLElement[];
	fromParams(params: URLSearchParams): Filter;
	/** The URL parameters of a filter, merged over `params`. */
	toParams(filter: Filter, params: URLSearchParams): URLSearchParams;
}

/** Makes the form inside `root` filter a list: while the reader types, with an announced count and the state in the URL. */
export function enhanceFilteredList<Filter>(root: HTMLElement, list: FilteredList<Filter>): void {
	const form = root.querySelector("form");
	if (!form) return;
	const show = (): void => {
		const filter = list.fromParams(fromForm(form));
		showList(root, list, filter);
		showReset(form);
		replaceSearch(list.toParams(filter, new URLSearchParams(location.search)));
	};
	const filter = list.fromParams(new URLSearchParams(location.search));
	writeForm(form, list.toParams(filter, new URLSearchParams()));
	show();

	form.addEventListener("submit", (event) => event.preventDefault());
	form.addEventListener("input", show);
	form.addEventListener("reset", (event) => {
		event.preventDefault();
		writeForm(form, new URLSearchParams());
		show();
	});
}

function showList<Filter>(
	root: HTMLElement,
	{ items, sections }: FilteredList<Filter>,
	filter: Filter,
): void {
	for (const item of items) item.element.hidden = !item.passes(filter);
	const shown = items.map(({ element }) => element).filter(({ hidden }) => !hidden);
	for (const section of sections) section.hidden = !shown.some((element) => section.contains(element));
	root.querySelector("[data-none]")?.toggleAttribute("hidden", shown.length > 0);
	const count = root.querySelector("output");
	if (count) count.value = fill(count.dataset["message"] ?? "", { shown: shown.length, total: items.length });
}
