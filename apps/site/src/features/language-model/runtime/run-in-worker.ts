import { openWorker } from "../../../lib/runtime/open-worker.ts";
// oxlint-disable-next-line import/default -- the bundler replaces it with the URL of the built worker
import workerUrl from "./model.worker.ts?worker&url";
import type { ModelRequest, ModelResponse } from "./model-messages.ts";
import type { OpenModel } from "./open-model.ts";

type Rows = Awaited<ReturnType<OpenModel["run"]>>;

/**
 * Opens the model in a worker and returns what runs it; one run after the other.
 * @param onBytes gets the number of bytes of each part of the runtime as it comes
 * @param signal ends the worker, while it loads as after it; what waits then fails with the signal's reason
 */
export async function openInWorker(
	model: Omit<Extract<ModelRequest, { kind: "load" }>, "kind">,
	onBytes: (count: number) => void,
	signal: AbortSignal,
): Promise<OpenModel> {
	const worker = openWorker(workerUrl);
	signal.addEventListener("abort", () => worker.terminate(), { once: true });
	await converse(worker, { kind: "load", ...model }, signal, (message) => {
		if (message.kind === "bytes") onBytes(message.count);
		return message.kind === "ready" ? message : undefined;
	});
	let last: Promise<unknown> = Promise.resolve();
	return {
		run: (ids) => {
			const toRows = (message: ModelResponse): Rows | undefined =>
				message.kind === "rows" ? message : undefined;
			const rows = last.then(() => converse(worker, { kind: "run", ids }, signal, toRows));
			last = rows.catch(() => undefined);
			return rows;
		},
	};
}

/** Sends a request and waits for the message that `read` makes something of. */
function converse<Result>(
	worker: Worker,
	request: ModelRequest,
	signal: AbortSignal,
	read: (message: ModelResponse) => Result | undefined,
): Promise<Result> {
	return new Promise((resolve, reject) => {
		const settled = new AbortController();
		const listening = { signal: settled.signal };
		const fail = (reason: Error): void => {
			settled.abort();
			reject(reason);
		};
		worker.addEventListener(
			"message",
			({ data }: MessageEvent<ModelResponse>) => {
				if (data.kind === "failed") return fail(new Error(data.message));
				const result = read(data);
				if (result === undefined) return;
				settled.abort();
				resolve(result);
			},
			listening,
		);
		worker.addEventListener("error", ({ message }) => fail(new Error(message)), listening);
		signal.addEventListener("abort", () => fail(new DOMException("Stopped.", "AbortError")), listening);
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
		worker.postMessage(request);
	});
}
