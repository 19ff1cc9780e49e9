import { fill } from "../../lib/fill.ts";
import { fromForm, replaceSearch, writeForm } from "../../lib/form-state.ts";
import { matchesQuery } from "../../lib/turkish.ts";

/** Adds a filter with a shareable address to the glossary, from the entries already in the page. */
export function enhanceGlossary(root: HTMLElement): void {
	const form = root.querySelector("form");
	if (!form) return;
	const show = (): void => {
		const query = fromForm(form).get("q")?.trim() ?? "";
		showEntries(root, query);
		const params = new URLSearchParams(location.search);
		if (query) params.set("q", query);
		else params.delete("q");
		replaceSearch(params);
	};
	writeForm(form, new URLSearchParams(location.search));
	if (new URLSearchParams(location.search).has("q")) show();

	form.addEventListener("submit", (event) => event.preventDefault());
	form.addEventListener("input", show);
	form.addEventListener("reset", (event) => {
		event.preventDefault();
		writeForm(form, new URLSearchParams());
		show();
	});
	window.addEventListener("hashchange", () => {
		const target = document.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`);
		if (!target?.hidden) return;
		writeForm(form, new URLSearchParams());
		show();
		target.scrollIntoView();
	});
}

function showEntries(root: HTMLElement, query: string): void {
	const entries = [...root.querySelectorAll<HTMLElement>("[data-terms]")];
	for (const entry of entries) entry.hidden = !matchesQuery(entry.dataset["terms"] ?? "", query);
	for (const section of root.querySelectorAll<HTMLElement>("[data-letter]")) {
		section.hidden = !section.querySelector("[data-terms]:not([hidden])");
	}
	root.querySelector("nav")?.toggleAttribute("hidden", query !== "");
	const shown = entries.filter(({ hidden }) => !hidden).length;
	root.querySelector("[data-none]")?.toggleAttribute("hidden", shown > 0);
	const count = root.querySelector("output");
	if (count) count.value = fill(count.dataset["message"] ?? "", { shown, total: entries.length });
}
