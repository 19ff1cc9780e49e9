import type { Engine, EngineHooks, EngineReply } from "../types/engine.ts";
import type { LocalClock, ModelPlan } from "../types/public.ts";
import { machineClock } from "../lib/clock.ts";
import { Problem } from "../lib/problem.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import { connect, type Connection, type WorkerLike } from "./connection.ts";
import { type EngineOptions, type FromWorker, fromSent, type ToWorker } from "./messages.ts";

/** How long a worker has to stop after an abort, before it is ended. Milliseconds. */
const GRACE_MS = 500;

/** How long a worker may take to load and to begin with a call. Milliseconds. */
const START_MS = 60_000;
/**
 * How long a worker may send no message while it fetches, loads or runs. Milliseconds. A step of a model is silent, and one step of a
 * large model in one thread of WebAssembly can take minutes; after ten an error helps the caller more.
 */
const SILENCE_MS = 600_000;
/** After these a worker is of no more use, as after every failure of the runtime: it starts and runs nothing more in its thread. */
const FINAL: ReadonlySet<string> = new Set(["no-runtime", "out-of-memory"]);

/** Hooks of a call: one that is planned and not run has no others. */
type Hooks = Pick<EngineHooks, "signal"> & Partial<EngineHooks>;

/**
 * An engine in a worker. The worker is opened with the first call. An abort wins at once; a worker that is still busy with
 * the call a moment later is ended, and the next call opens a new one.
 */
export function remoteEngine(
	openWorker: () => WorkerLike,
	options: EngineOptions,
	{ after }: Pick<LocalClock, "after"> = machineClock,
): Engine {
	let connection: Connection | undefined;
	/** From the first failure of WebGPU on, models run on WebAssembly. */
	let sent = options;
	/** Until the worker has finished what was aborted, or was ended, the next call waits. */
	let settled: Promise<void> = Promise.resolve();

	function open(): Connection {
		if (connection && !connection.isOver()) return connection;
		connection = connect(openWorker());
		connection.send({ kind: "open", options: sent });
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

	async function call(message: ToWorker, hooks: Hooks): Promise<FromWorker> {
		const { signal } = hooks;
		await untilAborted(settled, signal);
		const used = open();
		const { result, ended, isOver } = exchange(used, message, hooks, after);
		try {
			return await untilAborted(result, signal);
		} finally {
			if (!isOver()) stop(used, ended); // after an abort, and where a function of the caller's own has thrown
		}
	}

	return {
		async run(request, hooks): Promise<EngineReply> {
			let isAnswered = false;
			const onEvent = (event: unknown): void => {
				isAnswered = true;
				hooks.onEvent(event);
			};
			const said = await call({ kind: "run", request }, { ...hooks, onEvent }).catch((error: unknown) => {
				if (isAnswered || !isFailedCard(error, sent)) throw error;
				sent = { ...sent, device: "wasm" };
				hooks.onFallback?.(error.message);
				return call({ kind: "run", request }, hooks);
			});
			return (said as FromWorker & { kind: "reply" }).reply; // the end of a run
		},
		plan: async (target, signal) => toPlan(await call({ kind: "plan", target }, { signal })),
		close() {
			const closed = connection;
			connection = undefined;
			return settled.then(() => closed?.end("closed")); // a worker that stops for an abort keeps what has come of a file
		},
	};
}

function toPlan(said: FromWorker): ModelPlan {
	return (said as FromWorker & { kind: "plan" }).plan; // the end of a plan
}

/** True where WebGPU has failed that the caller did not insist on. A file that is broken is broken everywhere. */
function isFailedCard(error: unknown, { device = "auto" }: EngineOptions): error is Problem {
	const isOfCard = error instanceof Problem && error.device === "webgpu" && error.kind !== "broken-model";
	return isOfCard && device === "auto";
}

/** Sends a call and listens to the worker until it is over, or silent for too long. */
function exchange(
	connection: Connection,
	message: ToWorker,
	hooks: Hooks,
	after: LocalClock["after"],
): { result: Promise<FromWorker>; ended: Promise<void>; isOver: () => boolean } {
	let finish: () => void = () => undefined;
	let isOver = false;
	let cancel: () => void = () => undefined;
	const ended = new Promise<void>((resolve) => {
		finish = () => {
			isOver = true;
			cancel();
			resolve();
		};
	});
	const expectSign = (ms: number): void => {
		cancel();
		if (!isOver) cancel = after(ms, () => connection.end(`it gave no sign for ${ms / 1000} seconds`));
	};
	const result = new Promise<FromWorker>((resolve, reject) => {
		connection.listen({
			onMessage(said) {
				expectSign(SILENCE_MS);
				if (said.kind === "reply" || said.kind === "plan") resolve(said);
				else if (said.kind === "failed") {
					reject(fromSent(said.problem));
					if (said.problem.device || FINAL.has(said.problem.kind)) connection.end(said.problem.message);
				} else {
					if (said.kind === "question") cancel(); // no limit on how long the caller takes to agree
					report(said, connection, hooks).then(
						() => said.kind === "question" && expectSign(SILENCE_MS),
						reject, // a function of the caller's own has thrown
					);
					return;
				}
				finish();
			},
			onCrash(problem) {
				reject(problem);
				finish();
			},
		});
		expectSign(START_MS);
		connection.send(message);
	});
	return { result, ended, isOver: () => isOver };
}

/** Passes on the messages of a worker before its call is over. A call that was aborted receives no more. */
async function report(said: FromWorker, connection: Connection, hooks: Hooks): Promise<void> {
	if (hooks.signal.aborted) return;
	if (said.kind === "progress") hooks.onProgress?.(said.progress);
	else if (said.kind === "report") hooks.onRun?.(said.run);
	else if (said.kind === "event") hooks.onEvent?.(said.event);
	else if (said.kind === "question") {
		let isAgreed = false;
		try {
			isAgreed = (await hooks.mayFetch?.(said.plan)) ?? false;
		} finally {
			if (!hooks.signal.aborted) connection.send({ kind: "agreed", isAgreed }); // else it would answer the next call
		}
	}
}
