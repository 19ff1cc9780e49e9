import { fill } from "../../lib/fill.ts";
import { fromForm, replaceSearch, writeForm } from "../../lib/form-state.ts";
import { fromParams, isListed, type ListedTask, type TaskFilter, toParams } from "./task-filter.ts";

interface PageTask {
	readonly element: HTMLElement;
	readonly task: ListedTask;
}

/** Adds filters and a shareable address to the list of tasks, from the items already in the page. */
export function enhanceTaskList(root: HTMLElement): void {
	const form = root.querySelector("form");
	if (!form) return;
	const sections = [...root.querySelectorAll<HTMLElement>("[data-modality]")];
	const tasks = sections.flatMap((section) =>
		[...section.querySelectorAll("li")].map((item) => readTask(item, section)),
	);

	const show = (filter: TaskFilter): void => {
		showTasks(root, sections, tasks, filter);
		replaceSearch(toParams(filter, new URLSearchParams(location.search)));
	};
	const filter = fromParams(new URLSearchParams(location.search));
	writeForm(form, toParams(filter, new URLSearchParams()));
	show(fromParams(fromForm(form)));

	form.addEventListener("submit", (event) => event.preventDefault());
	form.addEventListener("input", () => show(fromParams(fromForm(form))));
	form.addEventListener("reset", (event) => {
		event.preventDefault();
		writeForm(form, new URLSearchParams());
		show(fromParams(fromForm(form)));
	});
}

function readTask(element: HTMLElement, section: HTMLElement): PageTask {
	const { terms = "", libraries = "" } = element.dataset;
	const text = `${terms} ${element.textContent}`;
	return {
		element,
		task: { text, modality: section.dataset["modality"] ?? "", libraries: libraries.split(" ") },
	};
}

function showTasks(
	root: HTMLElement,
	sections: readonly HTMLElement[],
	tasks: readonly PageTask[],
	filter: TaskFilter,
): void {
	for (const { element, task } of tasks) element.hidden = !isListed(task, filter);
	for (const section of sections) section.hidden = !section.querySelector("li:not([hidden])");
	const shown = tasks.filter(({ element }) => !element.hidden).length;
	root.querySelector("[data-none]")?.toggleAttribute("hidden", shown > 0);
	const count = root.querySelector("output");
	if (count) count.value = fill(count.dataset["message"] ?? "", { shown, total: tasks.length });
}
