import { showCode } from "../../ui/code-block.enhance.ts";
import { offerTabs } from "../../ui/tabs.enhance.ts";
import type { PublishedFile, PublishedPanel } from "./code-file.ts";
import type { Choice } from "./kept-choice.ts";
import { unpackCode } from "./packed-code.ts";

/** Replaces the page's code with another provider's. */
export function showFile(
	root: HTMLElement,
	file: PublishedFile,
	choice: Choice,
	storage: Storage | undefined,
): void {
	const way =
		file.ways.find(({ routed, stream }) => routed === choice.routed && stream === choice.stream) ??
		file.ways[0];
	const clients = way?.clients ?? [];
	showCall(root, file);
	for (const client of clients) showClient(root, client);
	showMissing(root, clients);
	const tabs = root.querySelector<HTMLFieldSetElement>("fieldset[data-tabs]");
	const values = clients.filter(({ code }) => code).map(({ value }) => value);
	if (tabs) offerTabs(tabs, new Set(values), storage);
}

/** The called provider: names, URLs, and the page's own simulated run. */
function showCall(root: HTMLElement, file: PublishedFile): void {
	const { provider, model, modelNote, docs, models, demo } = file;
	setText(root.querySelector("[data-model]"), model);
	const note = root.querySelector<HTMLElement>("[data-model-note]");
	setText(note, modelNote ?? "");
	if (note) note.hidden = modelNote === undefined;
	const name = root.querySelector<HTMLAnchorElement>("a[data-docs]");
	setText(name, provider);
	if (name) name.href = docs;
	const list = root.querySelector<HTMLAnchorElement>("a[data-models]");
	if (list) {
		list.hidden = models === undefined;
		list.href = models ?? "";
	}
	const run = root.querySelector<HTMLElement>("[data-demo-run]");
	if (run && demo !== undefined) run.dataset["call"] = demo;
}

/** The clients without code, under the titles of their tabs, with the reason. */
function showMissing(root: HTMLElement, clients: readonly PublishedPanel[]): void {
	const box = root.querySelector<HTMLElement>("[data-missing]");
	const items = clients.flatMap(({ value, missing }) => {
		if (missing === undefined) return [];
		const title = root.querySelector(`[data-panel="${value}"]`)?.previousElementSibling?.textContent;
		const item = document.createElement("li");
		item.textContent = `${title}: ${missing}`;
		return [item];
	});
	box?.querySelector("ul")?.replaceChildren(...items);
	if (box) box.hidden = items.length === 0;
}

function showClient(root: HTMLElement, { value, code, facts, isRun }: PublishedPanel): void {
	const panel = root.querySelector(`[data-panel="${value}"]`);
	if (panel && code) showCode(panel, unpackCode(code));
	for (const row of panel?.querySelectorAll<HTMLElement>("[data-fact]") ?? []) {
		const text = Object.entries(facts).find(([fact]) => fact === row.dataset["fact"])?.[1];
		row.hidden = text === undefined;
		setText(row.querySelector("[data-text]"), text ?? "");
	}
	panel?.querySelector("[data-ran]")?.toggleAttribute("hidden", !isRun);
	panel?.querySelector("[data-not-ran]")?.toggleAttribute("hidden", isRun);
}

function setText(element: Element | null, text: string): void {
	if (element) element.textContent = text;
}
