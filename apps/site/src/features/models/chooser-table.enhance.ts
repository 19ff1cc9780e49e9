import { addSortButton } from "../../lib/sort-button.ts";
import { compareCells, type SortedCell } from "./compare-cells.ts";

/** Makes the columns of each table of results sortable by a button in their head. */
export function enhanceChooserTables(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-chooser]")) enhanceTable(root);
}

function enhanceTable(root: HTMLElement): void {
	const body = root.querySelector("tbody");
	if (!body) return;
	const heads = [...root.querySelectorAll<HTMLTableCellElement>("thead th")];
	for (const [column, head] of heads.entries()) {
		addSortButton(head, root.dataset["sortBy"]).addEventListener("click", () => {
			const isDescending = head.ariaSort === "ascending";
			for (const other of heads) other.removeAttribute("aria-sort");
			head.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
			sortRows(body, column, isDescending);
		});
	}
}

function sortRows(body: HTMLTableSectionElement, column: number, isDescending: boolean): void {
	const compare = compareCells(document.documentElement.lang);
	const rows = [...body.rows].map((row) => ({ row, cell: readCell(row.cells[column]) }));
	rows.sort((a, b) => (isDescending ? compare(b.cell, a.cell) : compare(a.cell, b.cell)));
	body.append(...rows.map(({ row }) => row));
}

function readCell(cell: HTMLTableCellElement | undefined): SortedCell {
	return { text: cell?.textContent ?? "", sort: cell?.dataset["sort"] };
}
