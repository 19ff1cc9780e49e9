import { fill } from "../../lib/fill.ts";
import { keepShipped, type ShippedPiece } from "../../lib/kept/keep-shipped.ts";
import { toSizeWords } from "../../lib/words/size-words.ts";
import { askInDialog } from "./ask-in-dialog.ts";
import { type KeptContext, reasonOf } from "./kept-context.ts";

/** Keeps the site's own models before they are first run, after a confirmation: the size first, then a bar, and a way to stop. */
export async function keepAhead(context: KeptContext): Promise<void> {
	const { root, words, say } = context;
	const { ahead } = words;
	if (!("serviceWorker" in navigator && navigator.serviceWorker.controller)) return say(ahead.noWorker);
	const consequence = root.querySelector("[data-keep-text]")?.textContent ?? "";
	if (!(await askInDialog(root, { question: ahead.question, consequence, agree: ahead.agree }))) return;
	await keep(context);
}

async function keep({ root, words, locale, say, refresh }: KeptContext): Promise<void> {
	const { ahead } = words;
	const { shipped = "[]" } = root.dataset;
	const pieces = JSON.parse(shipped) as readonly ShippedPiece[]; // written by the page itself
	const stopping = new AbortController();
	const bar = root.querySelector<HTMLProgressElement>("[data-keep-progress] progress");
	const count = root.querySelector("[data-keep-count]");
	const total = bar?.max ?? 0;
	let loaded = 0;
	const onBytes = (bytes: number): void => {
		loaded += bytes;
		if (bar) bar.value = Math.min(loaded, total);
		const sizes = { loaded: toSizeWords(Math.min(loaded, total), locale), total: toSizeWords(total, locale) };
		if (count) count.textContent = fill(ahead.progress, sizes);
	};
	const cancel = root.querySelector<HTMLButtonElement>("[data-keep-cancel]");
	cancel?.addEventListener("click", () => stopping.abort(), { signal: stopping.signal });
	showProgress(root, true);
	cancel?.focus();
	onBytes(0);
	try {
		await keepShipped(pieces, { locale, signal: stopping.signal, onBytes });
		say(ahead.kept);
	} catch (error) {
		say(stopping.signal.aborted ? ahead.stopped : fill(ahead.failed, { reason: reasonOf(error) }));
	}
	stopping.abort();
	showProgress(root, false);
	await refresh();
	root.querySelector<HTMLElement>("[data-keep]")?.focus();
}

function showProgress(root: HTMLElement, isBusy: boolean): void {
	const progress = root.querySelector<HTMLElement>("[data-keep-progress]");
	const button = root.querySelector<HTMLElement>("[data-keep]");
	if (progress) progress.hidden = !isBusy;
	if (button) button.hidden = isBusy;
}
