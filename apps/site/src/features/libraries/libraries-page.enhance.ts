import { enhanceFilteredList } from "../../lib/page/filtered-list.ts";
import {
	toLibraryFilter,
	passesLibraryFilter,
	type LibraryFilter,
	toLibraryParams,
} from "./library-filter.ts";

/** Adds filters and a shareable URL to the list of libraries, from the items already in the page. */
export function enhanceLibraryList(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-library-list]")) enhanceList(root);
}

function enhanceList(root: HTMLElement): void {
	const taskNames = readTaskNames(root);
	const items = [...root.querySelectorAll<HTMLElement>("[data-kind]")].map((element) => {
		const { kind = "", tasks = "" } = element.dataset;
		const ids = tasks.split(" ");
		const named = ids.map((id) => taskNames.get(id) ?? "").join(" ");
		const library = { text: `${element.id} ${element.textContent} ${named}`, tasks: ids, kind };
		return { element, passes: (filter: LibraryFilter) => passesLibraryFilter(library, filter) };
	});
	enhanceFilteredList<LibraryFilter>(root, {
		items,
		sections: [],
		fromParams: toLibraryFilter,
		toParams: toLibraryParams,
	});
}

/** Names of tasks by id, from the choice of the filter: a row names only the first of its tasks. */
function readTaskNames(root: HTMLElement): ReadonlyMap<string, string> {
	const options = root.querySelectorAll<HTMLOptionElement>("select[name='task'] option");
	return new Map([...options].map(({ value, textContent }) => [value, textContent]));
}
