import type { ClientDefaults, InferenceClient, ResponseInfo } from "@pusula/inference";
import type { Access } from "../target/connection/access.ts";
import { toCallUrl } from "../target/connection/endpoint-url.ts";
import { recordExchanges } from "./exchange.ts";
import { loadExampleResults } from "./load-example-results.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { RunCallbacks } from "./run-callbacks.ts";
import { toTokenUsage } from "./token-usage.ts";

/** Time limit of a simulated call in milliseconds, so that faults without an end time out. */
const LONGEST_SIMULATED_MS = 15_000;

/** A client for the chosen access, and the fields of a call that name its target. */
export interface Session {
	readonly client: InferenceClient;
	readonly target: { readonly provider?: string; readonly model: string | undefined };
	/** The `fetch` of the client, without reports. */
	readonly fetch: typeof globalThis.fetch;
}

/** Loads the client and connects it to the target of a call: the simulator, a provider, or the reader's own server. */
export async function openSession(
	call: PlaygroundCall,
	access: Access,
	reports: RunCallbacks,
): Promise<Session> {
	const { InferenceClient, PROVIDERS } = await import("@pusula/inference");
	const model = call.model.trim() || undefined;
	if (access.kind === "simulated") {
		const { clock } = access;
		const { openSimulated } = await import("./open-simulated.ts");
		const lang = globalThis.document?.documentElement.lang;
		const examples = lang === undefined ? undefined : await loadExampleResults(call.task, lang);
		const { fetch, key } = await openSimulated(call, PROVIDERS, {
			clock,
			examples,
			onAnswer: reports.onSimulated,
		});
		const options = { ...toOptions(fetch, key, reports), clock, timeoutMs: LONGEST_SIMULATED_MS };
		return { client: new InferenceClient(key, options), target: { provider: call.provider, model }, fetch };
	}
	const { fetch } = globalThis;
	const key = access.key.trim();
	const options = toOptions(fetch, key, reports);
	if (access.kind === "key")
		return { client: new InferenceClient(key, options), target: { provider: call.provider, model }, fetch };
	const endpointUrl = toCallUrl(access.url, access.form);
	return { client: new InferenceClient(key, { ...options, endpointUrl }), target: { model }, fetch };
}

/** Client options that report the progress of a run. */
export function toOptions(
	fetch: typeof globalThis.fetch,
	key: string,
	reports: RunCallbacks,
): ClientDefaults {
	const { signal, onSend, onExchange, onReceived, onAnswered, onUsage } = reports;
	const count = (counted: unknown): void => {
		const usage = toTokenUsage(counted);
		if (usage) onUsage?.(usage);
	};
	return {
		signal,
		fetch: recordExchanges(fetch, onExchange, { key, onSend, onReceived }),
		onResponse: ({ provider, model, status, requestId, usage }: ResponseInfo) => {
			onAnswered?.({ provider, model, status, requestId });
			count(usage);
		},
		onStreamEnd: (_verdict, usage) => count(usage),
	};
}
