import type { Access } from "../../target/state/access.ts";
import { toCallUrl } from "../../target/connection/endpoint-url.ts";
import { loadExampleResults } from "./load-example-results.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { RunCallbacks } from "../state/run-callbacks.ts";
import { type Session, toOptions } from "./session.ts";

/** Time limit of a simulated call in milliseconds, so that faults without an end time out. */
const LONGEST_SIMULATED_MS = 15_000;

/** Loads the client and connects it to the target of a call: the simulator, a model in the browser, a provider, or the reader's own server. */
export async function openSession(
	call: PlaygroundCall,
	access: Access,
	callbacks: RunCallbacks,
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
			onAnswer: callbacks.onSimulated,
		});
		const options = { ...toOptions(fetch, key, callbacks), clock, timeoutMs: LONGEST_SIMULATED_MS };
		return { client: new InferenceClient(key, options), target: { provider: call.provider, model }, fetch };
	}
	if (access.kind === "local") {
		const { openLocal } = await import("./open-local.ts");
		return openLocal(model, access.hubUrl, callbacks);
	}
	const { fetch } = globalThis;
	const key = access.key.trim();
	const options = toOptions(fetch, key, callbacks);
	if (access.kind === "key")
		return { client: new InferenceClient(key, options), target: { provider: call.provider, model }, fetch };
	const endpointUrl = toCallUrl(access.url, access.form);
	return { client: new InferenceClient(key, { ...options, endpointUrl }), target: { model }, fetch };
}
