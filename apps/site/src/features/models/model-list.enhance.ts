import { fill } from "../../lib/fill.ts";

/** Offers the filter for models that know Turkish, and says how many of them are shown. */
export function enhanceModelLists(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-model-list]")) enhanceList(root);
}

function enhanceList(root: HTMLElement): void {
	const filter = root.querySelector<HTMLElement>("[data-turkish-filter]");
	const box = filter?.querySelector("input");
	const output = filter?.querySelector("output");
	if (!filter || !box || !output) return;
	filter.hidden = false;
	const items = [...root.querySelectorAll<HTMLElement>("li[data-turkish]")];
	box.addEventListener("change", () => {
		for (const item of items) item.hidden = box.checked && item.dataset["turkish"] !== "yes";
		const shown = items.filter(({ hidden }) => !hidden).length;
		output.value = box.checked ? fill(output.dataset["message"] ?? "", { shown, total: items.length }) : "";
	});
}
