import { enhanceFilteredList } from "../../../lib/page/filtered-list.ts";
import { toTaskFilter, passesTaskFilter, type TaskFilter, toTaskParams } from "./task-filter.ts";

/** Adds filters and a shareable URL to the list of tasks, from the items already in the page. */
export function enhanceTaskList(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-task-list]")) enhanceList(root);
}

function enhanceList(root: HTMLElement): void {
	const sections = [...root.querySelectorAll<HTMLElement>("[data-modality]")];
	const items = sections.flatMap((section) =>
		[...section.querySelectorAll("li")].map((item) => readItem(item, section)),
	);
	enhanceFilteredList<TaskFilter>(root, {
		items,
		sections,
		fromParams: toTaskFilter,
		toParams: toTaskParams,
	});
}

function readItem(
	element: HTMLElement,
	section: HTMLElement,
): { element: HTMLElement; passes: (filter: TaskFilter) => boolean } {
	const { terms = "", libraries = "" } = element.dataset;
	const task = {
		text: `${terms} ${element.textContent}`,
		modality: section.dataset["modality"] ?? "",
		libraries: libraries.split(" "),
	};
	return { element, passes: (filter) => passesTaskFilter(task, filter) };
}
