const KEY_PREFIX = "pusula-tabs-";

/** Keeps tab groups of the same name in step, on the page and from page to page. */
export function enhanceTabs(page: Document, storage: Storage | undefined): void {
	const groups = [...page.querySelectorAll<HTMLFieldSetElement>("fieldset[data-tabs]")];
	for (const group of groups) {
		const sync = group.dataset["tabs"] ?? "";
		const kept = storage?.getItem(KEY_PREFIX + sync);
		if (kept) choose(group, kept);
		group.addEventListener("change", ({ target }) => {
			if (!(target instanceof HTMLInputElement)) return;
			storage?.setItem(KEY_PREFIX + sync, target.value);
			for (const other of groups) if (other.dataset["tabs"] === sync) choose(other, target.value);
		});
	}
}

/** Chooses a tab by its value; a group without that value stays as it is. */
function choose(group: HTMLFieldSetElement, value: string): void {
	const input = [...group.querySelectorAll("input")].find((candidate) => candidate.value === value);
	if (input) input.checked = true;
}
