import { deleteOutdatedFiles, listOutdatedFiles } from "@pusula/local";
import type { OnDevice } from "../../../messages/tr/on-device.ts";
import { fill } from "../../lib/fill.ts";
import { type Locale, toLocale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/file-href.ts";
import { toSizeWords } from "../../lib/size-words.ts";
import { askInDialog } from "./ask-in-dialog.ts";
import { offerAhead } from "./keep-ahead.ts";
import { type KeptThing, listKept } from "./kept-models.ts";
import { listSizeWords } from "./size-lines.ts";
import type { ModelLines } from "./kept-models-page.tsx";

/** What the page carries for its script. */
interface Context {
	readonly root: HTMLElement;
	readonly words: OnDevice["kept"];
	readonly lines: ModelLines;
	readonly locale: Locale;
	readonly scope: string;
	/** Where the models lie that come with the site, by id. Their URLs name their versions. */
	readonly modelUrls: Readonly<Record<string, string>>;
}

/** Fills the page's lists with what this device keeps of models, and deletes what the reader chooses. */
export function enhanceKeptModels(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-kept-models]")) {
		const { words = "{}", models = "{}", modelUrls = "{}" } = root.dataset;
		const context: Context = {
			root,
			words: JSON.parse(words) as Context["words"], // written by the page itself
			lines: JSON.parse(models) as ModelLines, // written by the page itself
			modelUrls: JSON.parse(modelUrls) as Context["modelUrls"], // written by the page itself
			locale: toLocale(page.documentElement.lang),
			scope: new URL(toFileHref("/"), page.location.href).href,
		};
		root
			.querySelector("[data-remove-all]")
			?.addEventListener("click", () => void listKept(context.scope).then((all) => remove(all, context)));
		offerAhead({
			root,
			words: context.words,
			locale: context.locale,
			say: (text) => setText(root.querySelector("[data-report]"), text),
			refresh: () => show(context),
		});
		void show(context)
			.catch(() => {
				root.hidden = true;
				for (const note of page.querySelectorAll<HTMLElement>("[data-refused]")) note.hidden = false;
			})
			.finally(() => root.removeAttribute("data-pending"));
	}
}

async function show(context: Context): Promise<void> {
	const { root, scope } = context;
	const things = await listKept(scope);
	for (const list of root.querySelectorAll<HTMLElement>("[data-kept-list]")) {
		const own = things.filter((thing) => thing.list === list.dataset["keptList"]);
		list.replaceChildren(...own.map((thing) => toEntry(thing, context)));
		const empty = list.parentElement?.querySelector<HTMLElement>("[data-empty]");
		if (empty) empty.hidden = own.length > 0;
	}
	await showStorage(context);
	const button = root.querySelector<HTMLElement>("[data-remove-all]");
	if (button) button.hidden = things.length === 0;
}

function toEntry(thing: KeptThing, context: Context): Node {
	const { root, words } = context;
	const template = root.querySelector<HTMLTemplateElement>("template[data-kept-entry]");
	const entry = document.importNode(template?.content ?? document.createDocumentFragment(), true);
	const name = toName(thing, words);
	setText(entry.querySelector("[data-name]"), name);
	setText(entry.querySelector("[data-line]"), toLine(thing, context));
	setText(entry.querySelector("[data-size]"), listSizeWords(thing, words, context.locale).join(" · "));
	const button = entry.querySelector<HTMLButtonElement>("[data-remove]");
	button?.setAttribute("aria-label", fill(words.removeNamed, { name }));
	button?.addEventListener("click", () => void remove([thing], context));
	const check = entry.querySelector<HTMLButtonElement>("[data-check]");
	if (thing.list === "runtimes") check?.remove();
	check?.setAttribute("aria-label", fill(words.checkNamed, { name }));
	check?.addEventListener("click", () => void update(thing, check, context));
	return entry;
}

/** Deletes after the reader has agreed, and reports what happened. */
async function remove(things: readonly KeptThing[], context: Context): Promise<void> {
	const { root, words, locale } = context;
	const [first] = things;
	const name = things.length === 1 && first ? toName(first, words) : undefined;
	const bytes = things.reduce((sum, thing) => sum + thing.bytes, 0);
	const isSure = await askInDialog(root, {
		question: name === undefined ? words.confirmAll : fill(words.confirm, { name }),
		consequence: fill(words.confirmText, { size: toSizeWords(bytes, locale) }),
		agree: words.remove,
	});
	if (!isSure) return;
	const report = root.querySelector<HTMLElement>("[data-report]");
	const problem = await removeAll(things);
	await show(context);
	const done = name === undefined ? words.removedAll : fill(words.removed, { name });
	setText(report, problem === undefined ? done : fill(words.failed, { reason: problem }));
	report?.focus();
}

/** Looks for a newer version on the hub, and asks the reader whether the old files may go. No request is sent before. */
async function update({ id, list }: KeptThing, button: HTMLButtonElement, context: Context): Promise<void> {
	const { root, words, locale, modelUrls } = context;
	const isShipped = Object.hasOwn(modelUrls, id);
	const [current, changed, updateText] = isShipped
		? [words.currentShipped, words.changedShipped, words.updateShipped]
		: [words.current, words.changed, words.updateText];
	const name = toName({ id, list }, words);
	const report = root.querySelector<HTMLElement>("[data-report]");
	button.disabled = true;
	if (!isShipped) setText(report, fill(words.checking, { name }));
	try {
		const outdated = await listOutdatedFiles(id, { modelUrls });
		const size = toSizeWords(
			outdated.reduce((sum, { bytes }) => sum + bytes, 0),
			locale,
		);
		setText(report, fill(outdated.length === 0 ? current : changed, { name, size }));
		if (outdated.length === 0) return;
		const question = fill(words.update, { name });
		const consequence = fill(updateText, { size });
		if (!(await askInDialog(root, { question, consequence, agree: words.updateNow }))) return;
		await deleteOutdatedFiles(outdated);
		await show(context);
		setText(report, fill(words.updated, { name }));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		setText(report, fill(words.unchecked, { name, reason }));
	} finally {
		button.disabled = false;
		report?.focus();
	}
}

/** Deletes one after the other; returns the browser's message where it fails. */
async function removeAll(things: readonly KeptThing[]): Promise<string | undefined> {
	try {
		for (const thing of things) await thing.remove();
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

async function showStorage({ root, words, locale }: Context): Promise<void> {
	const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
	const left = quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0));
	const toWords = (bytes: number | undefined): string =>
		bytes === undefined ? words.unknown : toSizeWords(bytes, locale);
	setText(root.querySelector("[data-used]"), toWords(usage));
	setText(root.querySelector("[data-available]"), toWords(left));
}

function toName({ list, id }: Pick<KeptThing, "list" | "id">, words: Context["words"]): string {
	const names: Readonly<Record<string, string>> = words.runtimeNames;
	return list === "runtimes" ? (names[id] ?? id) : id;
}

function toLine({ list, id }: KeptThing, { words, lines }: Context): string {
	const facts: Readonly<Record<string, string>> = list === "runtimes" ? words.runtimeFacts : lines;
	return facts[id] ?? words.unlisted;
}

function setText(element: Element | null, text: string): void {
	if (element) element.textContent = text;
}
