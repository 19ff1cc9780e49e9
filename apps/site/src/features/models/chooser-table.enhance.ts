import { addSortButton } from "../../lib/page/sort-button.ts";
import { toLocale } from "../../lib/locale.ts";
import { compareCells, type SortDirection, type SortedCell } from "./compare-cells.ts";

/**
 * Makes the columns of each table of results sortable by a button in their head: the rows of one measure among themselves,
 * from the worst result to the best or back, whichever way its metric counts.
 */
export function enhanceChooserTables(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-chooser]")) enhanceTable(root);
}

function enhanceTable(root: HTMLElement): void {
	const bodies = [...root.querySelectorAll("tbody")];
	const heads = [...root.querySelectorAll<HTMLTableCellElement>("thead th")];
	for (const [column, head] of heads.entries()) {
		addSortButton(head, root.dataset["sortBy"]).addEventListener("click", () => {
			const direction = head.ariaSort === "ascending" ? "descending" : "ascending";
			for (const other of heads) other.removeAttribute("aria-sort");
			head.setAttribute("aria-sort", direction);
			for (const body of bodies) sortRows(body, column, direction);
		});
	}
}

/** Sorts the results of one measure below its name. */
function sortRows(body: HTMLTableSectionElement, column: number, direction: SortDirection): void {
	const compare = compareCells(toLocale(document.documentElement.lang), direction);
	const rows = [...body.querySelectorAll<HTMLTableRowElement>("tr:not([data-measure])")];
	const cells = rows.map((row) => ({ row, cell: readCell(row.cells[column]) }));
	body.append(...cells.toSorted((a, b) => compare(a.cell, b.cell)).map(({ row }) => row));
}

function readCell(cell: HTMLTableCellElement | undefined): SortedCell {
	return { text: cell?.textContent ?? "", sort: cell?.dataset["sort"] };
}
