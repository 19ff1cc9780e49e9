import { InferenceClient } from "@pusula/inference";
import { listKeptModels, type LocalProvider, type RunReport } from "@pusula/local";
import { loadOnDevice } from "../../../../messages/load-on-device.ts";
import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { toRunOptions } from "../../../facts/shipped-runs.ts";
import { noteUse } from "../../../lib/last-used.ts";
import { openLocalProvider } from "../../../lib/local-provider.ts";
import { type Locale, toLocale } from "../../../lib/locale.ts";
import { findStorage } from "../../../lib/storage.ts";
import { loadFiles } from "./load-files.ts";
import type { RunData } from "./run-data.ts";
import { openPanel, type RunPanel } from "./run-panel.ts";
import { showAnswer, toShippedWords } from "./show-answer.ts";

/** How much larger than the table says a model may be without another question. */
const TOLERANCE = 1.2;
/** A first run downloads; the reader cancels it, not a time limit. */
const NO_LIMIT_MS = 60 * 60 * 1000;

/**
 * Runs the page's example on its model, after the reader has agreed to what has to be downloaded. What goes wrong in the run
 * is shown; rejects where the page's own data cannot be fetched.
 */
export async function startRun(root: HTMLElement): Promise<void> {
	const locale = toLocale(document.documentElement.lang);
	const abort = new AbortController();
	const { run: words } = await loadOnDevice(locale);
	const data = (await (await fetch(root.dataset["browserRun"] ?? "")).json()) as RunData; // written by the site itself
	const panel = openPanel(root, { data, words, locale, cancel: () => abort.abort() });
	try {
		await runAndShow({ data, words, locale, panel, signal: abort.signal });
	} catch (error) {
		if (abort.signal.aborted) panel.say(words.cancelled);
		else panel.showError(error);
	}
}

interface RunContext {
	readonly data: RunData;
	readonly words: OnDevice["run"];
	readonly locale: Locale;
	readonly panel: RunPanel;
	readonly signal: AbortSignal;
}

async function runAndShow(context: RunContext): Promise<void> {
	const { data, words, locale, panel, signal } = context;
	const needsNoQuestion = data.isShipped || (await isKept(data.model));
	if (!needsNoQuestion && !(await panel.ask())) return panel.say(words.declined);
	const agreedBytes = needsNoQuestion ? 0 : (data.megabytes ?? 0) * 1e6 * TOLERANCE;
	if (data.isShipped) panel.showStarting(toShippedWords(data, words, locale));
	let report: RunReport | undefined;
	let isDeclined = false;
	const provider = openLocalProvider({
		...toRunOptions(data.model),
		...(data.dtype !== undefined && { dtype: data.dtype }),
		mayFetch: async ({ bytesToFetch }) => {
			const mayFetch = data.isShipped || bytesToFetch <= agreedBytes || (await panel.ask(bytesToFetch));
			isDeclined = !mayFetch;
			return mayFetch;
		},
		onProgress: ({ loadedBytes, totalBytes }) =>
			loadedBytes < totalBytes ? panel.showProgress(loadedBytes, totalBytes) : panel.showStarting(),
		onRun: (run) => {
			report = run;
		},
	});
	try {
		const output = await call(provider, data, signal);
		noteUse(data.model, new Date().toISOString().slice(0, 10), findStorage());
		showAnswer(output, report, context);
	} catch (error) {
		if (!isDeclined) throw error;
		panel.say(words.declined);
	} finally {
		await provider.close();
	}
}

async function call(
	provider: LocalProvider,
	{ task, model, args }: RunData,
	signal: AbortSignal,
): Promise<unknown> {
	const client = new InferenceClient(undefined, { timeoutMs: NO_LIMIT_MS });
	return client.call(task, { ...(await loadFiles(args)), provider, model }, { signal });
}

/** True where some file of the model is kept: what is missing of it is asked for when the plan of the run is known. */
async function isKept(model: string): Promise<boolean> {
	return (await listKeptModels()).some((kept) => kept.model === model);
}
