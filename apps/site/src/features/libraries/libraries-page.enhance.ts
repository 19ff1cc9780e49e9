import { enhanceFilteredList } from "../../lib/filtered-list.ts";
import { fromParams, isListed, type LibraryFilter, toParams } from "./library-filter.ts";

/** Adds filters and a shareable URL to the list of libraries, from the items already in the page. */
export function enhanceLibraryList(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-library-list]")) enhanceList(root);
}

function enhanceList(root: HTMLElement): void {
	const items = [...root.querySelectorAll<HTMLElement>("[data-kind]")].map((element) => {
		const { kind = "", tasks = "" } = element.dataset;
		const library = { text: `${element.id} ${element.textContent}`, tasks: tasks.split(" "), kind };
		return { element, passes: (filter: LibraryFilter) => isListed(library, filter) };
	});
	enhanceFilteredList<LibraryFilter>(root, { items, sections: [], fromParams, toParams });
}
