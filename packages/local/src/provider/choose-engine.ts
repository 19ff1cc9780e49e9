import { isNode } from "../lib/is-node.ts";
import type { Engine } from "../types/engine.ts";
import type { LocalOptions } from "../types/public.ts";
import { toProblem } from "../lib/problem.ts";
import { remoteEngine } from "../worker/remote-engine.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { openWorker } from "./open-worker.ts";

/** Opens an engine in this thread. */
type Load = (options: LocalOptions) => Promise<Engine>;

/** The engine that the options select: in a worker where there can be one, else in this thread. It is opened with its first call. */
export function chooseEngine(options: LocalOptions, load: Load = loadEngine): Engine {
	const {
		fetch,
		store,
		mayFetch: _mayFetch,
		onProgress: _onProgress,
		onRun: _onRun,
		onFallback: _onFallback,
		worker,
		clock,
		...sent
	} = options;
	if (worker !== false && (worker !== undefined || !isNode()))
		return remoteEngine(worker ?? openWorker, sent, clock);
	let opened: Promise<Engine> | undefined;
	const engine = (): Promise<Engine> =>
		(opened ??= load({ ...sent, clock, fetch, store }).catch((error: unknown) => {
			opened = undefined; // the next call tries again
			throw toProblem(error, "The engine could not be loaded");
		}));
	/** A call that was aborted ends a little later, and the next one waits for that. */
	const queue = oneAtATime();
	return {
		run: (request, hooks) => queue(hooks.signal, async () => (await engine()).run(request, hooks)),
		plan: (target, signal) => queue(signal, async () => (await engine()).plan(target, signal)),
		close: () => queue(new AbortController().signal, async () => (await opened)?.close()),
	};
}

async function loadEngine(options: LocalOptions): Promise<Engine> {
	const { openEngine } = await import("../engine/open-engine.ts");
	return openEngine(options);
}
