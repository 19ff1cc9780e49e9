import { fill } from "../../lib/fill.ts";
import { type Locale, toLocale } from "../../lib/locale.ts";
import { toFileHref } from "../../lib/urls/file-href.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import { type KeptContext, reasonOf, setText } from "./kept-context.ts";
import { toEntry } from "./kept-entry.ts";
import { listKept } from "./kept-models.ts";
import type { ModelLines } from "./kept-models-page.tsx";
import { offerPersistence, showPersistence } from "./keep-persistent.ts";
import { removeKept, toRemoval } from "./remove-kept.ts";

/** Fills the page's lists with what this device keeps of models, and deletes what the reader chooses. */
export function enhanceKeptModels(page: Document): void {
	const locale = toLocale(page.documentElement.lang);
	const scope = new URL(toFileHref("/"), page.location.href).href;
	for (const root of page.querySelectorAll<HTMLElement>("[data-kept-models]")) {
		const context = readContext(root, locale, scope);
		root.querySelector("[data-remove-all]")?.addEventListener("click", () => void removeAll(context, scope));
		root.querySelector("[data-keep]")?.addEventListener("click", () => void keepShipped(context));
		offerPersistence(context);
		page.addEventListener("visibilitychange", () => void refreshSeen(context));
		void context
			.refresh()
			.catch(() => {
				root.hidden = true;
				for (const note of page.querySelectorAll<HTMLElement>("[data-refused]")) note.hidden = false;
			})
			.finally(() => root.removeAttribute("data-pending"));
	}
}

/** What downloads is loaded with its first use. */
async function keepShipped(context: KeptContext): Promise<void> {
	const { words, say } = context;
	try {
		const { keepAhead } = await import("./keep-ahead.ts");
		await keepAhead(context);
	} catch (error) {
		say(fill(words.ahead.failed, { reason: reasonOf(error) }));
	}
}

async function removeAll(context: KeptContext, scope: string): Promise<void> {
	const all = await listKept(scope);
	await removeKept(
		all.map((thing) => toRemoval(thing, context.words)),
		context,
	);
}

/** Lists again when the reader comes back from another tab, unless a question waits for an answer. */
async function refreshSeen({ root, refresh }: KeptContext): Promise<void> {
	const isAsking = root.querySelector("dialog[open]") !== null;
	if (document.visibilityState === "visible" && !isAsking && !root.hidden) await refresh();
}

/** What the page carries for its script, and the ways to change it. */
function readContext(root: HTMLElement, locale: Locale, scope: string): KeptContext {
	const { words = "{}", models = "{}", modelUrls = "{}" } = root.dataset;
	const context: KeptContext = {
		root,
		words: JSON.parse(words) as KeptContext["words"], // written by the page itself
		lines: JSON.parse(models) as ModelLines, // written by the page itself
		modelUrls: JSON.parse(modelUrls) as KeptContext["modelUrls"], // written by the page itself
		locale,
		say: (text) => setText(root.querySelector("[data-report]"), text),
		refresh: () => show(context, scope),
	};
	return context;
}

async function show(context: KeptContext, scope: string): Promise<void> {
	const { root } = context;
	const things = await listKept(scope);
	const listed = JSON.stringify(things);
	if (listed === root.dataset["listed"]) return showStorage(context);
	root.dataset["listed"] = listed;
	for (const list of root.querySelectorAll<HTMLElement>("[data-kept-list]")) {
		const own = things.filter((thing) => thing.list === list.dataset["keptList"]);
		list.replaceChildren(...own.map((thing) => toEntry(thing, context)));
		const empty = list.parentElement?.querySelector<HTMLElement>("[data-empty]");
		if (empty) empty.hidden = own.length > 0;
	}
	await showStorage(context);
	await showPersistence(context, things.length > 0);
	const button = root.querySelector<HTMLElement>("[data-remove-all]");
	if (button) button.hidden = things.length === 0;
}

async function showStorage({ root, words, locale }: KeptContext): Promise<void> {
	const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
	const left = quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0));
	const toWords = (bytes: number | undefined): string =>
		bytes === undefined ? words.unknown : toSizeWords(bytes, locale);
	setText(root.querySelector("[data-used]"), toWords(usage));
	setText(root.querySelector("[data-available]"), toWords(left));
}
