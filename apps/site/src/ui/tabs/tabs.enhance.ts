/**
 * Keeps tab groups of the same name in step, on the page and from page to page, and chooses the tab that holds what the
 * URL's fragment names.
 */
export function enhanceTabs(page: Document, storage: Storage | undefined): void {
	const groups = [...page.querySelectorAll<HTMLFieldSetElement>("fieldset[data-tabs]")];
	for (const group of groups) {
		const sync = group.dataset["tabs"] ?? "";
		const kept = sync === "" ? undefined : storage?.getItem(toTabsKey(sync));
		if (kept) choose(group, kept);
		group.addEventListener("change", ({ target }) => {
			if (!(target instanceof HTMLInputElement) || sync === "" || !listTabs(group).includes(target)) return;
			storage?.setItem(toTabsKey(sync), target.value);
			for (const other of groups) if (other.dataset["tabs"] === sync) choose(other, target.value);
		});
	}
	const showNamed = (): void => showFragment(page);
	addEventListener("hashchange", showNamed);
	showNamed();
}

/** Where the chosen tab of all groups of one name is kept in the browser. */
export function toTabsKey(name: string): string {
	return `pusula-tabs-${name}`;
}

/** The radio buttons of a group; panels may hold fields of their own. */
export function listTabs(group: HTMLFieldSetElement): readonly HTMLInputElement[] {
	return [...group.querySelectorAll<HTMLInputElement>(":scope > input")];
}

function showFragment(page: Document): void {
	const named = page.getElementById(decodeURIComponent(page.location.hash.slice(1)));
	const panel = named?.closest<HTMLElement>("[data-panel]");
	const group = panel?.closest<HTMLFieldSetElement>("fieldset[data-tabs]");
	if (!named || !panel || !group || panel.checkVisibility()) return;
	choose(group, panel.dataset["panel"] ?? "");
	named.scrollIntoView();
}

/** Chooses a tab by its value; a group without that value, or where it is not offered, stays as it is. */
function choose(group: HTMLFieldSetElement, value: string): void {
	const input = listTabs(group).find((candidate) => candidate.value === value);
	if (input && !input.disabled) input.checked = true;
}
