import { offerTabs } from "../../../ui/tabs/offer-tabs.ts";
import { showCode } from "../../../ui/code/show-code.ts";
import type { PublishedFile, PublishedPanel } from "../code/code-file.ts";
import type { ChosenCall } from "./kept-choice.ts";
import { readClients, toLanguage } from "./kept-client.ts";
import { unpackCode } from "../code/packed-code.ts";

/** Replaces the page's code with another provider's, or another client's; each language shows the client that is kept. */
export function showFile(
	root: HTMLElement,
	file: PublishedFile,
	choice: ChosenCall,
	storage: Storage | undefined,
): void {
	const way =
		file.ways.find(({ routed, stream }) => routed === choice.routed && stream === choice.stream) ??
		file.ways[0];
	const clients = way?.clients ?? [];
	const kept = readClients(storage);
	showCall(root, file);
	for (const panel of root.querySelectorAll<HTMLElement>("[data-panel]")) {
		const language = panel.dataset["panel"] ?? "";
		const offered = clients.filter(({ value, code }) => code && toLanguage(value) === language);
		const select = panel.querySelector<HTMLSelectElement>("select[data-client]");
		const wanted = [kept[language], select?.dataset["shown"]];
		const found = wanted.map((name) => offered.find(({ value }) => value === name));
		const client = found.find((one) => one !== undefined) ?? offered[0];
		if (select && client) offerClients(select, offered, client);
		if (client) showClient(panel, client);
	}
	showMissing(root, clients);
	const tabs = root.querySelector<HTMLFieldSetElement>("fieldset[data-tabs]");
	const languages = clients.filter(({ code }) => code).map(({ value }) => toLanguage(value));
	if (tabs) offerTabs(tabs, new Set(languages), storage);
}

/** The clients of a language to choose from; no choice where there is one alone. */
function offerClients(
	select: HTMLSelectElement,
	offered: readonly PublishedPanel[],
	chosen: PublishedPanel,
): void {
	for (const option of select.options) {
		option.hidden = !offered.some(({ value }) => value === option.value);
		option.disabled = option.hidden;
	}
	select.value = chosen.value;
	select.dataset["shown"] = chosen.value;
	select.hidden = offered.length < 2;
}

/** The called provider: names, URLs, and the page's own simulated run. */
function showCall(root: HTMLElement, file: PublishedFile): void {
	const { provider, model, modelFacts, modelNote, docs, models, demo } = file;
	setText(root.querySelector("[data-model]"), model);
	showLine(root.querySelector<HTMLElement>("[data-model-facts]"), modelFacts);
	showLine(root.querySelector<HTMLElement>("[data-model-note]"), modelNote);
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

/** The clients without code, with the reason. */
function showMissing(root: HTMLElement, clients: readonly PublishedPanel[]): void {
	const box = root.querySelector<HTMLElement>("[data-missing]");
	const items = clients.flatMap(({ title, missing }) => {
		if (missing === undefined) return [];
		const item = document.createElement("li");
		item.textContent = `${title}: ${missing}`;
		return [item];
	});
	box?.querySelector("ul")?.replaceChildren(...items);
	if (box) box.hidden = items.length === 0;
}

function showClient(panel: HTMLElement, { title, code, facts, isRun }: PublishedPanel): void {
	if (code) showCode(panel, unpackCode(code));
	const section = panel.querySelector("[data-code-block] section");
	const { block = "" } = panel.querySelector<HTMLElement>("[data-block]")?.dataset ?? {};
	if (section) section.ariaLabel = `${block}: ${title}`;
	for (const row of panel.querySelectorAll<HTMLElement>("[data-fact]")) {
		const text = Object.entries(facts).find(([fact]) => fact === row.dataset["fact"])?.[1];
		row.hidden = text === undefined;
		setText(row.querySelector("[data-text]"), text ?? "");
	}
	panel.querySelector("[data-ran]")?.toggleAttribute("hidden", !isRun);
	panel.querySelector("[data-not-ran]")?.toggleAttribute("hidden", isRun);
}

/** A line of text; hidden where there is none. */
function showLine(element: HTMLElement | null, text: string | undefined): void {
	setText(element, text ?? "");
	if (element) element.hidden = text === undefined;
}

function setText(element: Element | null, text: string): void {
	if (element) element.textContent = text;
}
