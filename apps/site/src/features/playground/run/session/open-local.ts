import { today } from "../../../../lib/effects/clock.ts";
import { InferenceClient, InputError } from "@pusula/inference";
import { isServedBySite } from "../../../../facts/local/shipped-models.ts";
import { noteUse } from "../../../../lib/kept/last-used.ts";
import { openLocalProvider } from "../../../../lib/runtime/local-provider.ts";
import { LOCAL_TIMEOUT_MS } from "../../../../lib/runtime/local-timeout.ts";
import { toLocale } from "../../../../lib/locale.ts";
import { openConsent } from "../../../../lib/runtime/model-consent.ts";
import { openTurn } from "../../../../lib/runtime/model-turn.ts";
import { findStorage } from "../../../../lib/kept/storage.ts";
import { recordExchanges } from "../state/exchange.ts";
import { toLocalOptions } from "../../../../facts/local/local-options.ts";
import { type Session, toOptions } from "./session.ts";
import type { RunCallbacks } from "../state/run-callbacks.ts";

/**
 * A client for a model in the reader's browser. Its requests are recorded as those of every provider are. Nothing is
 * requested before the reader has agreed, and models run one after the other.
 * @param hubUrl base URL of the mirror that models of the hub come from; undefined for the hub
 */
export async function openLocal(
	model: string | undefined,
	hubUrl: string | undefined,
	callbacks: RunCallbacks,
): Promise<Session> {
	const { signal, onDownload, onWait, onFetched, onFallback, onRan, onExchange, onSend, onReceived } =
		callbacks;
	const turn = openTurn(signal, (isWaiting) => onWait?.(isWaiting));
	const isOfSite = model === undefined || isServedBySite(model);
	const options = {
		...(model !== undefined && (await toLocalOptions(model))),
		...(hubUrl !== undefined && !isOfSite && { hubUrl }),
	};
	const consent = isOfSite
		? undefined
		: openConsent(model, options, async (download) => {
				const { addHubFacts } = await import("./hub-facts.ts");
				const locale = toLocale(document.documentElement.lang);
				return onDownload?.(await addHubFacts(download, locale, signal));
			});
	let agreed: Promise<boolean> | undefined;
	const begin = async (): Promise<void> => {
		agreed ??= consent?.askFirst() ?? Promise.resolve(true);
		if (!(await agreed)) throw declined(model);
		await turn.take();
	};
	const provider = openLocalProvider({
		...options,
		mayFetch: async (plan) => {
			if (!consent) return true;
			turn.pause();
			const may = await consent.mayFetch(plan);
			await turn.take();
			return may;
		},
		onProgress: onFetched,
		onFallback,
		onRun: (report) => {
			noteUse(report.model, today(), findStorage());
			onRan?.(report);
		},
	});
	const run: typeof provider.fetch = async (url, init) => {
		await begin();
		return provider.fetch(url, init);
	};
	const fetch = recordExchanges(run, onExchange, { key: "", onSend, onReceived });
	const { fetch: _network, ...clientOptions } = toOptions(fetch, "", callbacks);
	return {
		client: new InferenceClient(undefined, { ...clientOptions, timeoutMs: LOCAL_TIMEOUT_MS }),
		target: { provider: { ...provider, fetch }, model },
		fetch,
		close: async () => {
			turn.end();
			await provider.close();
		},
	};
}

/** The error of a run whose download the reader declined. */
function declined(model = ""): InputError {
	return new InputError(`The files of ${model} were not fetched: mayFetch returned false.`, {
		code: "declined",
	});
}
