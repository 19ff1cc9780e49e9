import { fill } from "../../lib/fill.ts";
import { type KeptContext, setText, toName } from "./kept-context.ts";
import type { KeptThing } from "./kept-models.ts";
import { removeKept } from "./remove-kept.ts";
import { listSizeWords } from "./size-lines.ts";
import { updateKept } from "./update-kept.ts";

/** An entry of the page's lists, from its template, with what its buttons do. */
export function toEntry(thing: KeptThing, context: KeptContext): Node {
	const { root, words, locale } = context;
	const template = root.querySelector<HTMLTemplateElement>("template[data-kept-entry]");
	const entry = document.importNode(template?.content ?? document.createDocumentFragment(), true);
	const name = toName(thing, words);
	setText(entry.querySelector("[data-name]"), name);
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

function toLine({ list, id }: KeptThing, { words, lines }: KeptContext): string {
	const facts: Readonly<Record<string, string>> = list === "runtimes" ? words.runtimeFacts : lines;
	return facts[id] ?? words.unlisted;
}
