import { toModelUrl } from "../../facts/hub-links.ts";
import { fill } from "../../lib/fill.ts";
import { toSizeWords } from "../../lib/size-words.ts";
import { type KeptContext, setText, toName } from "./kept-context.ts";
import type { KeptThing } from "./kept-models.ts";
import { removeKept } from "./remove-kept.ts";
import { listSizeWords } from "./size-lines.ts";
import { updateKept } from "./update-kept.ts";

/** An entry of the page's lists, from its template, with what its buttons do. */
export function toEntry(thing: KeptThing, context: KeptContext): Node {
	const { root, words, locale, modelUrls } = context;
	const template = root.querySelector<HTMLTemplateElement>("template[data-kept-entry]");
	const entry = document.importNode(template?.content ?? document.createDocumentFragment(), true);
	const name = toName(thing, words);
	const isFromHub = thing.list === "models" && !Object.hasOwn(modelUrls, thing.id);
	entry.querySelector("[data-name]")?.append(isFromHub ? toLink(name) : name);
	fillContents(entry.querySelector("[data-contents]"), thing, context);
	setText(entry.querySelector("[data-line]"), toLine(thing, context));
	setText(entry.querySelector("[data-size]"), listSizeWords(thing, words, locale).join(" · "));
	const button = entry.querySelector<HTMLButtonElement>("[data-remove]");
	button?.setAttribute("aria-label", fill(words.removeNamed, { name }));
	button?.addEventListener("click", () => void removeKept([thing], context));
	const check = entry.querySelector<HTMLButtonElement>("[data-check]");
	if (thing.list === "runtimes") check?.remove();
	check?.setAttribute("aria-label", fill(words.checkNamed, { name }));
	check?.addEventListener("click", () => void updateKept(thing, check, context));
	return entry;
}

/** A link to the page of a model on the hub. */
function toLink(model: string): HTMLElement {
	const link = document.createElement("a");
	link.href = toModelUrl(model);
	link.textContent = model;
	return link;
}

/** The files of a model with their sizes: of two precisions a reader sees both. */
function fillContents(
	details: Element | null,
	{ contents }: KeptThing,
	{ words, locale }: KeptContext,
): void {
	if (contents.length === 0) return details?.remove();
	const items = contents.map(({ path, bytes, isWhole }) => {
		const item = document.createElement("li");
		const name = document.createElement("code");
		name.translate = false;
		name.textContent = path;
		const state = isWhole ? [] : [words.part];
		item.append(name, ["", toSizeWords(bytes, locale), ...state].join(" · "));
		return item;
	});
	details?.querySelector("ul")?.replaceChildren(...items);
}

function toLine({ list, id }: KeptThing, { words, lines }: KeptContext): string {
	const facts: Readonly<Record<string, string>> = list === "runtimes" ? words.runtimeFacts : lines;
	return facts[id] ?? words.unlisted;
}
