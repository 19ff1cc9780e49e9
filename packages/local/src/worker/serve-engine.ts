import type { Engine } from "../types/engine.ts";
import { openEngine } from "../engine/open-engine.ts";
import { toProblem } from "../lib/problem.ts";
import { type FromWorker, type ToWorker, toSent } from "./messages.ts";

/** The part of a worker's global scope, or of a port, that messages go through. */
export interface Port {
	readonly postMessage: (message: FromWorker) => void;
	readonly addEventListener: (
		type: "message",
		listener: (event: { readonly data: ToWorker }) => void,
	) => void;
}

/**
 * Runs an engine behind a port: one call at a time, as the page sends them.
 * @param port A worker's global scope, or a message port.
 * @param open Makes the engine; default: the one of this package.
 * @example
 * import { serveEngine } from "@pusula/local/worker";
 *
 * serveEngine(self);
 */
export function serveEngine(port: Port, open: typeof openEngine = openEngine): void {
	let engine: Engine | undefined;
	let controller = new AbortController();
	let agree: (isAgreed: boolean) => void = () => undefined;
	const send = (message: FromWorker): void => port.postMessage(message);

	async function work(opened: Engine, message: ToWorker & { kind: "run" | "plan" }): Promise<FromWorker> {
		send({ kind: "begun" });
		controller = new AbortController();
		const { signal } = controller;
		if (message.kind === "plan") return { kind: "plan", plan: await opened.plan(message.target, signal) };
		const reply = await opened.run(message.request, {
			signal,
			mayFetch: (plan) => {
				send({ kind: "question", plan });
				return new Promise((resolve) => (agree = resolve));
			},
			onProgress: (progress) => send({ kind: "progress", progress }),
			onRun: (run) => send({ kind: "report", run }),
			onEvent: (event) => send({ kind: "event", event }),
		});
		return { kind: "reply", reply };
	}

	port.addEventListener("message", ({ data }) => {
		if (data.kind === "open") engine = open(data.options);
		else if (data.kind === "agreed") agree(data.isAgreed);
		else if (data.kind === "abort") {
			controller.abort();
			agree(false);
		} else if (engine)
			work(engine, data).then(send, (error: unknown) =>
				send({ kind: "failed", problem: toSent(toProblem(error, "The model could not be run")) }),
			);
	});
}
