import type { ClientDefaults, InferenceClient, Provider, ResponseInfo } from "@pusula/inference";
import { recordExchanges } from "../state/exchange.ts";
import type { RunCallbacks } from "../state/run-callbacks.ts";
import { toTokenUsage } from "../state/token-usage.ts";

/** A client for the chosen access, and the fields of a call that name its target. */
export interface Session {
	readonly client: InferenceClient;
	readonly target: { readonly provider?: string | Provider; readonly model: string | undefined };
	/** The `fetch` of the client, without reports. */
	readonly fetch: typeof globalThis.fetch;
	/** Frees what the session holds. */
	readonly close?: () => Promise<void>;
}

/** Client options that report the progress of a run. */
export function toOptions(
	fetch: typeof globalThis.fetch,
	key: string,
	callbacks: RunCallbacks,
): ClientDefaults {
	const { signal, onSend, onExchange, onReceived, onAttempt, onAnswered, onUsage } = callbacks;
	const count = (counted: unknown): void => {
		const usage = toTokenUsage(counted);
		if (usage) onUsage?.(usage);
	};
	return {
		signal,
		fetch: recordExchanges(fetch, onExchange, { key, onSend, onReceived }),
		onAttempt,
		onResponse: ({ provider, model, status, requestId, usage }: ResponseInfo) => {
			onAnswered?.({ provider, model, status, requestId });
			count(usage);
		},
		onStreamEnd: (_verdict, usage) => count(usage),
	};
}
