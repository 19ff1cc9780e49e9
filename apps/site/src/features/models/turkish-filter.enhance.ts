import { fill } from "../../lib/fill.ts";

/** Lets the filters for models that know Turkish work, all of a page together, each saying how many rows it shows. */
export function enhanceTurkishFilters(page: Document): void {
	const filters = [...page.querySelectorAll<HTMLElement>("[data-turkish-filter]")].flatMap(readFilter);
	for (const { box } of filters) {
		box.disabled = false;
		box.addEventListener("change", () => {
			for (const filter of filters) applyFilter(filter, box.checked);
		});
	}
}

interface Filter {
	readonly root: HTMLElement;
	readonly box: HTMLInputElement;
	readonly output: HTMLOutputElement;
}

function readFilter(element: HTMLElement): readonly Filter[] {
	const root = element.parentElement;
	const box = element.querySelector("input");
	const output = element.querySelector("output");
	return root && box && output ? [{ root, box, output }] : [];
}

function applyFilter({ root, box, output }: Filter, isOn: boolean): void {
	box.checked = isOn;
	const items = [...root.querySelectorAll<HTMLElement>("[data-turkish]")];
	for (const item of items) item.hidden = isOn && item.dataset["turkish"] !== "yes";
	for (const group of root.querySelectorAll("tbody"))
		group.hidden = !group.querySelector("tr:not([data-measure], [hidden])");
	const shown = items.filter(({ hidden }) => !hidden).length;
	output.value = isOn ? fill(output.dataset["message"] ?? "", { shown, total: items.length }) : "";
}
