import type { Messages } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import type { ModelUrls } from "../runtime/model-messages.ts";
import type { ModelShape } from "../runtime/open-model.ts";
import { openInWorker } from "../runtime/run-in-worker.ts";
import { createTokenCodec, type TokenCodec } from "../tokens/token-codec.ts";
import { findPart } from "./lab-view.ts";
import { runLab } from "./run-lab.ts";

type Words = Messages["languageModel"];

/** Fetches the model, with a bar and a button that stops it, and then lets the reader work with it. */
export async function loadLab(root: HTMLElement): Promise<void> {
	const words = JSON.parse(root.dataset["words"] ?? "") as Words; // written by the page itself, as the URLs are
	const urls = JSON.parse(root.dataset["urls"] ?? "") as ModelUrls;
	const status = findPart(root, "[data-status]");
	const stopping = new AbortController();
	findPart(root, "[data-cancel]").addEventListener("click", () => stopping.abort(), { once: true });
	showLoading(root, true);
	status.textContent = words.loading;
	try {
		await start(root, words, { urls, signal: stopping.signal });
		status.textContent = words.ready;
	} catch (error) {
		stopping.abort();
		showLoading(root, false);
		const detail = error instanceof Error ? error.message : String(error);
		const isStopped = error instanceof DOMException && error.name === "AbortError";
		status.textContent = isStopped ? words.stopped : fill(words.failed, { detail });
	}
}

async function start(
	root: HTMLElement,
	words: Words,
	{ urls, signal }: { readonly urls: ModelUrls; readonly signal: AbortSignal },
): Promise<void> {
	const bar = root.querySelector("progress");
	const showBytes = (count: number): void => {
		if (bar) bar.value = count;
	};
	const [model, codec, config] = await Promise.all([
		openInWorker(urls, showBytes, signal),
		loadCodec(urls, signal),
		fetchJson(urls.config, signal) as Promise<ModelShape>, // written by export.py
	]);
	const percent = new Intl.NumberFormat(root.ownerDocument.documentElement.lang, {
		style: "percent",
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	const shape = { layers: config.n_layer, heads: config.n_head };
	await runLab({ root, words, codec, percent, shape }, model, config.n_positions);
	findPart(root, "[data-offer]").hidden = true;
	findPart(root, "[data-form]").hidden = false;
	findPart(root, '[name="text"]').focus();
}

async function loadCodec(
	{ tokenizer, tokenizerConfig }: ModelUrls,
	signal: AbortSignal,
): Promise<TokenCodec> {
	const [file, config] = await Promise.all([
		fetchJson(tokenizer, signal),
		fetchJson(tokenizerConfig, signal),
	]);
	return createTokenCodec(
		file as Parameters<typeof createTokenCodec>[0], // both written by export.py
		config as Parameters<typeof createTokenCodec>[1],
	);
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
	const response = await fetch(url, { signal });
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return response.json();
}

/** Shows either the button that loads or the one that stops, and moves the focus from one to the other. */
function showLoading(root: HTMLElement, isLoading: boolean): void {
	const shown = findPart(root, isLoading ? "[data-cancel]" : "[data-load]");
	shown.hidden = false;
	shown.focus();
	findPart(root, isLoading ? "[data-load]" : "[data-cancel]").hidden = true;
	findPart(root, "[data-progress]").hidden = !isLoading;
}
