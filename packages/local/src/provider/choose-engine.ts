import { isNode } from "../lib/is-node.ts";
import type { Engine } from "../types/engine.ts";
import type { LocalOptions } from "../types/public.ts";
import { remoteEngine } from "../worker/remote-engine.ts";
import { openWorker } from "./open-worker.ts";

/** The engine that the options want: in a worker where there can be one, else in this thread. It is opened with its first call. */
export function chooseEngine(options: LocalOptions): Engine {
	const {
		fetch,
		store,
		mayFetch: _mayFetch,
		onProgress: _onProgress,
		onRun: _onRun,
		worker,
		...sent
	} = options;
	if (worker !== false && (worker !== undefined || !isNode()))
		return remoteEngine(worker ?? openWorker, sent);
	let opened: Promise<Engine> | undefined;
	const engine = (): Promise<Engine> =>
		(opened ??= import("../engine/open-engine.ts").then(({ openEngine }) =>
			openEngine({ ...sent, fetch, store }),
		));
	return {
		run: async (request, hooks) => (await engine()).run(request, hooks),
		plan: async (target, signal) => (await engine()).plan(target, signal),
		close: async () => (await opened)?.close(),
	};
}
