import { toModelUrl } from "../../facts/models/hub-links.ts";
import { fill } from "../../lib/fill.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import { type KeptContext, reasonOf, setText, nameKept } from "./kept-context.ts";
import type { KeptThing } from "./kept-models.ts";
import { removeKept, toRemoval } from "./remove-kept.ts";
import { listContentWords, listSizeWords } from "./size-lines.ts";

/** An entry of the page's lists, from its template, with what its buttons do. */
export function toEntry(thing: KeptThing, context: KeptContext): Node {
	const { root, words, locale, modelUrls } = context;
	const template = root.querySelector<HTMLTemplateElement>("template[data-kept-entry]");
	const entry = document.importNode(template?.content ?? document.createDocumentFragment(), true);
	const name = nameKept(thing, words);
	const isShipped = Object.hasOwn(modelUrls, thing.id);
	const isOfMirror = !isShipped && (thing.bytesElsewhere ?? 0) > 0;
	const isFromHub = thing.list === "models" && !isShipped && !isOfMirror;
	entry.querySelector("[data-name]")?.append(isFromHub ? toLink(name) : name);
	fillContents(entry.querySelector("[data-contents]"), thing, context);
	const button = entry.querySelector<HTMLButtonElement>("[data-remove]");
	fillPrecisions(entry.querySelector("[data-precisions]"), button, thing, context);
	setText(entry.querySelector("[data-line]"), toLine(thing, context));
	setText(entry.querySelector("[data-size]"), listSizeWords(thing, words, locale).join(" · "));
	button?.setAttribute("aria-label", fill(words.removeNamed, { name }));
	button?.addEventListener("click", () => void removeKept([toRemoval(thing, words)], context));
	const check = entry.querySelector<HTMLButtonElement>("[data-check]");
	// The hub knows nothing of the files of a mirror, and this page may send no request to one.
	if (thing.list === "runtimes" || isOfMirror) check?.remove();
	check?.setAttribute("aria-label", fill(words.checkNamed, { name }));
	check?.addEventListener("click", () => void update(thing, check, context));
	return entry;
}

/** What looks on the hub is loaded with its first use. */
async function update(thing: KeptThing, button: HTMLButtonElement, context: KeptContext): Promise<void> {
	const { words, say } = context;
	try {
		const { updateKept } = await import("./update-kept.ts");
		await updateKept(thing, button, context);
	} catch (error) {
		say(fill(words.unchecked, { name: nameKept(thing, words), reason: reasonOf(error) }));
	}
}

/** A link to the page of a model on the hub. */
function toLink(model: string): HTMLElement {
	const link = document.createElement("a");
	link.href = toModelUrl(model);
	link.textContent = model;
	return link;
}

/** The precisions of a model that can be deleted alone, each with its button: the one that the entry has, with other words. */
function fillPrecisions(
	list: Element | null,
	button: Element | null,
	thing: KeptThing,
	context: KeptContext,
): void {
	const { words, locale } = context;
	const items = thing.precisions.map(({ dtype, bytes, remove }) => {
		const item = document.createElement("li");
		const own = button?.cloneNode() as HTMLElement | undefined; // a copy of a button is one
		const name = fill(words.precision, { name: nameKept(thing, words), dtype });
		own?.removeAttribute("data-remove");
		own?.setAttribute("aria-label", fill(words.removeNamed, { name }));
		own?.append(words.remove);
		own?.addEventListener("click", () => void removeKept([{ name, bytes, remove }], context));
		item.append(fill(words.precisionSize, { dtype, size: toSizeWords(bytes, locale) }), own ?? "");
		return item;
	});
	list?.replaceChildren(...items);
}

/** The files of a model with their sizes: of two precisions a reader sees both. */
function fillContents(
	details: Element | null,
	{ contents }: KeptThing,
	{ words, locale }: KeptContext,
): void {
	if (contents.length === 0) return details?.remove();
	const items = contents.map((content) => {
		const item = document.createElement("li");
		const name = document.createElement("code");
		name.translate = false;
		name.textContent = content.path;
		item.append(name, ["", ...listContentWords(content, words, locale)].join(" · "));
		return item;
	});
	details?.querySelector("ul")?.replaceChildren(...items);
}

function toLine({ list, id }: KeptThing, { words, lines }: KeptContext): string {
	const facts: Readonly<Record<string, string>> = list === "runtimes" ? words.runtimeFacts : lines;
	return facts[id] ?? words.unlisted;
}
