import type { Engine, EngineHooks, EngineReply } from "../types/engine.ts";
import type { ModelPlan } from "../types/public.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import { connect, type Connection, type WorkerLike } from "./connection.ts";
import { type EngineOptions, type FromWorker, fromSent, type ToWorker } from "./messages.ts";

/** How long a worker has to stop after an abort, before it is ended. Milliseconds. */
const GRACE_MS = 500;

/** Calls back after a while; returns how to call that off. */
export type After = (ms: number, callback: () => void) => () => void;

/** Hooks of a call that is planned and not run. */
const SILENT = {
	mayFetch: () => false,
	onProgress: () => undefined,
	onRun: () => undefined,
	onEvent: () => undefined,
};

/**
 * An engine in a worker. The worker is opened with the first call. An abort wins at once; a worker that is still busy with
 * the call a moment later is ended, and the next call opens a new one.
 */
export function remoteEngine(
	openWorker: () => WorkerLike,
	options: EngineOptions,
	after: After = afterTimeout,
): Engine {
	let connection: Connection | undefined;
	/** Until the worker has finished what was aborted, or was ended, the next call waits. */
	let settled: Promise<void> = Promise.resolve();

	function open(): Connection {
		if (connection && !connection.isOver()) return connection;
		connection = connect(openWorker());
		connection.send({ kind: "open", options });
		return connection;
	}

	function stop(used: Connection, ended: Promise<void>): void {
		used.send({ kind: "abort" });
		settled = new Promise((resolve) => {
			const cancel = after(GRACE_MS, () => {
				used.end("aborted");
				resolve();
			});
			void ended.then(() => resolve(cancel()));
		});
	}

	async function call(message: ToWorker, hooks: EngineHooks): Promise<FromWorker> {
		const { signal } = hooks;
		await untilAborted(settled, signal);
		const used = open();
		const { result, ended } = exchange(used, message, hooks);
		try {
			return await untilAborted(result, signal);
		} finally {
			if (signal.aborted) stop(used, ended);
		}
	}

	return {
		async run(request, hooks): Promise<EngineReply> {
			const { reply } = (await call({ kind: "run", request }, hooks)) as FromWorker & { kind: "reply" }; // the end of a run
			return reply;
		},
		async plan(target, signal): Promise<ModelPlan> {
			const hooks = { ...SILENT, signal };
			const { plan } = (await call({ kind: "plan", target }, hooks)) as FromWorker & { kind: "plan" }; // the end of a plan
			return plan;
		},
		close() {
			connection?.end("closed");
			return Promise.resolve();
		},
	};
}

/** Sends a call and hears the worker until it is over. */
function exchange(
	connection: Connection,
	message: ToWorker,
	hooks: EngineHooks,
): { result: Promise<FromWorker>; ended: Promise<void> } {
	let finish: () => void = () => undefined;
	const ended = new Promise<void>((resolve) => (finish = resolve));
	const result = new Promise<FromWorker>((resolve, reject) => {
		connection.listen({
			onMessage(said) {
				if (said.kind === "reply" || said.kind === "plan") resolve(said);
				else if (said.kind === "failed") reject(fromSent(said.problem));
				else {
					tell(said, connection, hooks).catch(reject); // a function of the caller's own has thrown
					return;
				}
				finish();
			},
			onCrash(problem) {
				reject(problem);
				finish();
			},
		});
		connection.send(message);
	});
	return { result, ended };
}

/** Passes on what a worker says before its call is over. A call that was aborted hears nothing more. */
async function tell(said: FromWorker, connection: Connection, hooks: EngineHooks): Promise<void> {
	if (hooks.signal.aborted) return;
	if (said.kind === "progress") hooks.onProgress(said.progress);
	else if (said.kind === "report") hooks.onRun(said.run);
	else if (said.kind === "event") hooks.onEvent(said.event);
	else if (said.kind === "question") {
		let isAgreed = false;
		try {
			isAgreed = await hooks.mayFetch(said.plan);
		} finally {
			connection.send({ kind: "agreed", isAgreed });
		}
	}
}

function afterTimeout(ms: number, callback: () => void): () => void {
	const timer = setTimeout(callback, ms);
	return () => clearTimeout(timer);
}
