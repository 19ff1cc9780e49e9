import { fill } from "../../lib/fill.ts";
import { fromForm, showReset, writeForm } from "../../lib/page/form-state.ts";
import { replaceSearch } from "../../lib/urls/replace-search.ts";
import { addSortButton } from "../../lib/page/sort-button.ts";
import { findStorage } from "../../lib/kept/storage.ts";
import { toLocale } from "../../lib/locale.ts";
import { keepPreference } from "./framework-preference.ts";
import { FRAMEWORKS, isModelGroup } from "../../facts/models/supported-model.ts";
import {
	compareRows,
	toTableState,
	isShown,
	SORT_COLUMNS,
	type SortColumn,
	type TableRow,
	type TableState,
	toTableParams,
} from "./table-state.ts";

interface PageRow {
	readonly element: HTMLTableRowElement;
	readonly row: TableRow;
}

/** Adds filters, sorting and a shareable URL to the table of models, from the rows already in the page. */
export function enhanceModelsTable(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-models-table]")) enhanceTable(root);
}

function enhanceTable(root: HTMLElement): void {
	const form = root.querySelector("form");
	const body = root.querySelector("tbody");
	if (!form || !body) return;
	const headers = addSortButtons(root);
	let state = toTableState(new URLSearchParams(location.search));

	let pageRows: readonly PageRow[] | undefined;
	const show = (next: TableState): void => {
		state = next;
		pageRows ??= readRows(form, body);
		showRows(root, body, pageRows, state);
		for (const [column, header] of headers) markSorted(header, column, state);
		showReset(form);
		replaceSearch(toTableParams(state, new URLSearchParams(location.search)));
	};
	keepPreference(new URLSearchParams(location.search), findStorage());
	const params = toTableParams(state, new URLSearchParams());
	writeForm(form, params);
	if (params.size > 0) show(state);
	else for (const [column, header] of headers) markSorted(header, column, state);

	form.addEventListener("submit", (event) => event.preventDefault());
	form.addEventListener("input", () => show(readForm(form, state)));
	form.addEventListener("reset", (event) => {
		event.preventDefault();
		writeForm(form, new URLSearchParams());
		show(readForm(form, state));
	});
	for (const [column, header] of headers) {
		header.querySelector("button")?.addEventListener("click", () => show(toggleSort(state, column)));
	}
}

/** The rows of the page; the form knows which group each name of one means. */
function readRows(form: HTMLFormElement, body: HTMLTableSectionElement): readonly PageRow[] {
	const options = form.querySelectorAll<HTMLOptionElement>("[name=group] option");
	const groups = new Map([...options].map(({ textContent, value }) => [textContent, value]));
	return [...body.rows].map((element) => ({ element, row: readRow(element, groups) }));
}

function readRow(element: HTMLTableRowElement, groups: ReadonlyMap<string, string>): TableRow {
	const [, ...cells] = element.cells;
	const groupName = cells[FRAMEWORKS.length]?.textContent ?? "";
	const group = groups.get(groupName) ?? "";
	return {
		name: element.querySelector("th > a")?.textContent ?? "",
		frameworks: FRAMEWORKS.filter((_, index) => cells[index]?.dataset["mark"] === "yes"),
		group: isModelGroup(group) ? group : "text",
		groupName,
		released: element.querySelector("time")?.textContent ?? null,
		isDeprecated: element.dataset["deprecated"] !== undefined,
	};
}

function showRows(
	root: HTMLElement,
	body: HTMLElement,
	pageRows: readonly PageRow[],
	state: TableState,
): void {
	const compare = compareRows(state, toLocale(document.documentElement.lang));
	const ordered = pageRows.toSorted((a, b) => compare(a.row, b.row));
	let shown = 0;
	for (const { element, row } of ordered) {
		element.hidden = !isShown(row, state);
		shown += element.hidden ? 0 : 1;
	}
	body.append(...ordered.map(({ element }) => element));
	root.querySelector("[data-none]")?.toggleAttribute("hidden", shown > 0);
	const count = root.querySelector<HTMLOutputElement>("output");
	if (count) count.value = fill(count.dataset["message"] ?? "", { shown, total: pageRows.length });
}

function addSortButtons(root: HTMLElement): ReadonlyMap<SortColumn, HTMLElement> {
	const headers = new Map<SortColumn, HTMLElement>();
	for (const column of SORT_COLUMNS) {
		const header = root.querySelector<HTMLElement>(`th[data-column="${column}"]`);
		if (!header) continue;
		addSortButton(header, root.dataset["sortBy"]);
		headers.set(column, header);
	}
	return headers;
}

function markSorted(header: HTMLElement, column: SortColumn, state: TableState): void {
	if (column === state.column) header.ariaSort = state.isDescending ? "descending" : "ascending";
	else header.removeAttribute("aria-sort");
}

/** A second press turns the order; dates start with the newest. */
function toggleSort(state: TableState, column: SortColumn): TableState {
	const isDescending = column === state.column ? !state.isDescending : column === "released";
	return { ...state, column, isDescending };
}

/** The state after a change in the form; the order of the rows, which the form does not know, stays. */
function readForm(form: HTMLFormElement, { column, isDescending }: TableState): TableState {
	return { ...toTableState(fromForm(form)), column, isDescending };
}
