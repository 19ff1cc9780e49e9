import { InferenceClient } from "@pusula/inference";
import { findShippedModel } from "../../../facts/shipped-models.ts";
import { toRunOptions } from "../../../facts/shipped-runs.ts";
import { noteUse } from "../../../lib/last-used.ts";
import { openLocalProvider } from "../../../lib/local-provider.ts";
import { findStorage } from "../../../lib/storage.ts";
import { recordExchanges } from "./exchange.ts";
import { type Session, toOptions } from "./session.ts";
import type { RunCallbacks } from "./run-callbacks.ts";

/** A first run downloads; the reader stops it, not a time limit. */
const NO_LIMIT_MS = 60 * 60 * 1000;

/** A client for a model in the reader's browser. Its requests are recorded as those of every provider are. */
export function openLocal(model: string | undefined, reports: RunCallbacks): Session {
	const { onPlan, onFetched, onRan, onExchange, onSend, onReceived } = reports;
	const provider = openLocalProvider({
		...(model !== undefined && toRunOptions(model)),
		mayFetch: (plan) =>
			plan.bytesToFetch === 0 || findShippedModel(plan.model) !== undefined || (onPlan?.(plan) ?? false),
		onProgress: onFetched,
		onRun: (report) => {
			noteUse(report.model, new Date().toISOString().slice(0, 10), findStorage());
			onRan?.(report);
		},
	});
	const fetch = recordExchanges(provider.fetch, onExchange, { key: "", onSend, onReceived });
	const { fetch: _network, ...options } = toOptions(fetch, "", reports);
	return {
		client: new InferenceClient(undefined, { ...options, timeoutMs: NO_LIMIT_MS }),
		target: { provider: { ...provider, fetch }, model },
		fetch,
		close: () => provider.close(),
	};
}
