import { listTabs, toTabsKey } from "./tabs.enhance.ts";

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
	const kept = storage?.getItem(toTabsKey(group.dataset["tabs"] ?? ""));
	const wanted = offered.find(({ value }) => value === kept) ?? offered.find(({ checked }) => checked);
	const next = wanted ?? offered[0];
	if (next) next.checked = true;
}
