import { toLocale } from "../../../lib/locale.ts";
import { today } from "../../../lib/effects/clock.ts";
import type { Messages } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import { readModelFiles } from "@pusula/local";
import { noteUse } from "../../../lib/kept/last-used.ts";
import { findStorage } from "../../../lib/kept/storage.ts";
import { numbersIn } from "../../../locales/forms.ts";
import type { ModelUrls } from "../runtime/model-messages.ts";
import type { ModelShape } from "../runtime/open-model.ts";
import { openInWorker } from "../runtime/run-in-worker.ts";
import { createTokenCodec } from "../tokens/token-codec.ts";
import { findPart } from "./lab-view.ts";
import { runLab } from "./run-lab.ts";

type Words = Messages["languageModel"];

/** The files of the model that the page needs. It shares them with the playground, which runs it by another way. */
const FILES = ["config.json", "tokenizer.json", "tokenizer_config.json", "onnx/model.onnx"] as const;

/** Fetches the model, with a bar and a button that stops it, and then lets the reader work with it. */
export async function loadLab(root: HTMLElement): Promise<void> {
	const words = JSON.parse(root.dataset["words"] ?? "") as Words; // written by the page itself, as the URLs are
	const urls = JSON.parse(root.dataset["urls"] ?? "") as ModelUrls;
	const status = findPart(root, "[data-status]");
	const stopping = new AbortController();
	findPart(root, "[data-cancel]").addEventListener("click", () => stopping.abort(), { once: true });
	showLoading(root, true);
	const bar = root.querySelector("progress");
	if (bar) bar.value = 0;
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
	const addBytes = (count: number): void => {
		if (bar) bar.value += count;
	};
	const files = await readModelFiles(urls.model, FILES, {
		modelUrls: { [urls.model]: urls.folder },
		signal,
		onBytes: addBytes,
	});
	const shape = parse(files["config.json"]) as ModelShape; // written by export.py, as the others are
	const codec = createTokenCodec(
		parse(files["tokenizer.json"]) as Parameters<typeof createTokenCodec>[0],
		parse(files["tokenizer_config.json"]) as Parameters<typeof createTokenCodec>[1],
	);
	const { runtime } = urls;
	const model = await openInWorker({ graph: files["onnx/model.onnx"], shape, runtime }, addBytes, signal);
	noteUse(urls.model, today(), findStorage());
	const percent = numbersIn(toLocale(root.ownerDocument.documentElement.lang), {
		style: "percent",
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	const heads = { layers: shape.n_layer, heads: shape.n_head };
	await runLab({ root, words, codec, percent, shape: heads }, model, shape.n_positions);
	findPart(root, "[data-offer]").hidden = true;
	findPart(root, "[data-form]").hidden = false;
	findPart(root, '[name="text"]').focus();
}

function parse(bytes: Uint8Array): unknown {
	return JSON.parse(new TextDecoder().decode(bytes));
}

/** Shows either the button that loads or the one that stops, and moves the focus from one to the other. */
function showLoading(root: HTMLElement, isLoading: boolean): void {
	const shown = findPart(root, isLoading ? "[data-cancel]" : "[data-load]");
	shown.hidden = false;
	shown.focus();
	findPart(root, isLoading ? "[data-load]" : "[data-cancel]").hidden = true;
	findPart(root, "[data-progress]").hidden = !isLoading;
}
