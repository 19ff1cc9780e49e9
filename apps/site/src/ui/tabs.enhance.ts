const KEY_PREFIX = "pusula-tabs-";

/**
 * Keeps tab groups of the same name in step, on the page and from page to page, and chooses the tab that holds what the
 * URL's fragment names.
 */
export function enhanceTabs(page: Document, storage: Storage | undefined): void {
	const groups = [...page.querySelectorAll<HTMLFieldSetElement>("fieldset[data-tabs]")];
	for (const group of groups) {
		const sync = group.dataset["tabs"] ?? "";
		const kept = sync === "" ? undefined : storage?.getItem(KEY_PREFIX + sync);
		if (kept) choose(group, kept);
		group.addEventListener("change", ({ target }) => {
			if (!(target instanceof HTMLInputElement) || sync === "" || !listTabs(group).includes(target)) return;
			storage?.setItem(KEY_PREFIX + sync, target.value);
			for (const other of groups) if (other.dataset["tabs"] === sync) choose(other, target.value);
		});
	}
	const showNamed = (): void => showFragment(page);
	addEventListener("hashchange", showNamed);
	showNamed();
}

/** Offers the tabs of these values alone. The reader's own choice is taken up again as soon as it is among them. */
export function offerTabs(
	group: HTMLFieldSetElement,
	values: ReadonlySet<string>,
	storage: Storage | undefined,
): void {
	const inputs = listTabs(group);
	for (const input of inputs) {
		const isHidden = !values.has(input.value);
		input.disabled = isHidden;
		input.hidden = isHidden;
		for (const label of input.labels ?? []) label.hidden = isHidden;
		const panel = group.querySelector<HTMLElement>(`[data-panel="${CSS.escape(input.value)}"]`);
		if (panel) panel.hidden = isHidden;
	}
	const offered = inputs.filter(({ disabled }) => !disabled);
	const kept = storage?.getItem(KEY_PREFIX + (group.dataset["tabs"] ?? ""));
	const wanted = offered.find(({ value }) => value === kept) ?? offered.find(({ checked }) => checked);
	const next = wanted ?? offered[0];
	if (next) next.checked = true;
}

function showFragment(page: Document): void {
	const named = page.getElementById(decodeURIComponent(page.location.hash.slice(1)));
	const panel = named?.closest<HTMLElement>("[data-panel]");
	const group = panel?.closest<HTMLFieldSetElement>("fieldset[data-tabs]");
	if (!named || !panel || !group || panel.checkVisibility()) return;
	choose(group, panel.dataset["panel"] ?? "");
	named.scrollIntoView();
}

/** The radio buttons of a group; panels may hold fields of their own. */
function listTabs(group: HTMLFieldSetElement): readonly HTMLInputElement[] {
	return [...group.querySelectorAll<HTMLInputElement>(":scope > input")];
}

/** Chooses a tab by its value; a group without that value, or where it is not offered, stays as it is. */
function choose(group: HTMLFieldSetElement, value: string): void {
	const input = listTabs(group).find((candidate) => candidate.value === value);
	if (input && !input.disabled) input.checked = true;
}
