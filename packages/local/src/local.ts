import type { Provider } from "@pusula/inference/core";
import { chooseEngine } from "./provider/choose-engine.ts";
import { toInferenceError } from "./provider/errors.ts";
import { oneAtATime } from "./provider/one-at-a-time.ts";
import { HOST, readRequest } from "./provider/read-request.ts";
import { respond, respondWithEvents } from "./provider/respond.ts";
import { localTasks } from "./provider/tasks.ts";
import { Problem } from "./lib/problem.ts";
import type { LocalOptions } from "./types/public.ts";

/** The caller's own machine as a provider. Its requests never leave it; only files of models are fetched. */
export interface LocalProvider extends Provider {
	readonly fetch: typeof globalThis.fetch;
	/**
	 * Ends the calls under way with an `InferenceError`, ends the worker and frees the models in memory. Without a worker it
	 * resolves when the step that a model is at has ended. A later call opens all of it anew.
	 */
	readonly close: () => Promise<void>;
}

/** Why a call ended that `close` found under way. */
const CLOSED = "The provider was closed while the call ran.";

/**
 * Makes the caller's own machine a provider: `client.textClassification({ provider: local(), model, inputs })`. Models run
 * through Transformers.js, in a worker where there can be one, on WebGPU where the browser has it and on WebAssembly
 * elsewhere. Their files are fetched with the first call, after `mayFetch` has agreed, and kept in the browser's Cache
 * storage; a model that is kept whole needs no network. Calls run one at a time. Keep the provider for as long as its models
 * are wanted in memory, and call `close` when they are not.
 *
 * Every call needs a `model`. A call whose model still has to be fetched can take long: give it a `timeoutMs`. An abort or a
 * time limit wins at any moment.
 * @param options Device, store, consent and callbacks; all optional.
 * @example
 * import { InferenceClient } from "@pusula/inference";
 *
 * const provider = local({ mayFetch: ({ bytesToFetch }) => bytesToFetch < 50_000_000 });
 * const model = "Xenova/distilbert-base-uncased-finetuned-sst-2-english";
 * const scores = await new InferenceClient().textClassification({ provider, model, inputs: "A fine day." });
 */
export function local(options: LocalOptions = {}): LocalProvider {
	const engine = chooseEngine(options);
	const queue = oneAtATime();
	let closing = new AbortController();
	return {
		id: "local",
		host: HOST,
		tasks: localTasks(),
		async fetch(url, init = {}) {
			const signals = [closing.signal, ...(init.signal ? [init.signal] : [])];
			const signal = AbortSignal.any(signals);
			try {
				const request = await readRequest(url instanceof Request ? url.url : url.toString(), init);
				const call = { engine, request, options, signal, queue };
				return await (request.isStream ? respondWithEvents(call) : respond(call));
			} catch (error) {
				throw toInferenceError(error);
			}
		},
		close: () => {
			closing.abort(new Problem("inference", CLOSED));
			closing = new AbortController();
			return engine.close();
		},
	};
}
