import { readSiteJson } from "../../../lib/effects/site-file.ts";
import { today } from "../../../lib/effects/clock.ts";
import { InferenceClient } from "@pusula/inference";
import type { LocalProvider, RunReport } from "@pusula/local";
import { loadOnDevice } from "../../../../messages/load-on-device.ts";
import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { toRunOptions } from "../../../facts/local/shipped-runs.ts";
import { noteUse } from "../../../lib/kept/last-used.ts";
import { openLocalProvider } from "../../../lib/runtime/local-provider.ts";
import { LOCAL_TIMEOUT_MS } from "../../../lib/runtime/local-timeout.ts";
import { type Locale, toLocale } from "../../../lib/locale.ts";
import { openConsent } from "../../../lib/runtime/model-consent.ts";
import { openTurn } from "../../../lib/runtime/model-turn.ts";
import { findStorage } from "../../../lib/kept/storage.ts";
import { listWebGpuRuns } from "./list-webgpu-runs.ts";
import { loadMarkedFiles } from "./load-marked-files.ts";
import type { RunData } from "./run-data.ts";
import { openPanel, type RunPanel } from "./run-panel.ts";
import { showAnswer, toShippedWords } from "./show-answer.ts";

/**
 * Lists the models that need WebGPU where that is what the button is for; else runs the page's example on its model, after the reader has agreed to what has to be downloaded. A failure of the run is
 * shown; rejects where the page's own data cannot be fetched.
 */
export async function startRun(root: HTMLElement): Promise<void> {
	if (root.dataset["webgpuRuns"] !== undefined) return listWebGpuRuns(root, startRun);
	const locale = toLocale(document.documentElement.lang);
	const abort = new AbortController();
	const { run: words } = await loadOnDevice(locale);
	const data = await readSiteJson<RunData>(root.dataset["browserRun"] ?? "");
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
	const options = {
		...toRunOptions(data.model),
		...(data.dtype !== undefined && { dtype: data.dtype }),
		...(data.device && { device: data.device }),
	};
	const consent = data.isShipped ? undefined : openConsent(data.model, options, panel.ask);
	if (consent && !(await consent.askFirst())) return panel.say(words.declined);
	if (data.isShipped) panel.showStarting(toShippedWords(data, words, locale));
	const turn = openTurn(signal, (isWaiting) => {
		panel.showStarting(isWaiting ? words.waiting : words.loading);
	});
	let report: RunReport | undefined;
	let isDeclined = false;
	const provider = openLocalProvider({
		...options,
		mayFetch: async (plan) => {
			if (!consent) return true;
			turn.pause();
			const mayFetch = await consent.mayFetch(plan);
			isDeclined = !mayFetch;
			await turn.take();
			return mayFetch;
		},
		onProgress: ({ loadedBytes, totalBytes }) =>
			loadedBytes < (totalBytes ?? Infinity)
				? panel.showProgress(loadedBytes, totalBytes)
				: panel.showStarting(),
		onFallback: panel.showFallback,
		onRun: (run) => {
			report = run;
		},
	});
	try {
		await turn.take();
		const output = await call(provider, data, signal);
		noteUse(data.model, today(), findStorage());
		showAnswer(output, report, context);
	} catch (error) {
		if (!isDeclined) throw error;
		panel.say(words.declined);
	} finally {
		turn.end();
		await provider.close();
	}
}

async function call(
	provider: LocalProvider,
	{ task, model, args }: RunData,
	signal: AbortSignal,
): Promise<unknown> {
	const client = new InferenceClient(undefined, { timeoutMs: LOCAL_TIMEOUT_MS });
	return client.call(task, { ...(await loadMarkedFiles(args, signal)), provider, model }, { signal });
}
