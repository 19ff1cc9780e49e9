import { addFields, type ErrorCode, InferenceError, NetworkError } from "../errors.ts";
import type { ClientTask } from "../types/task.ts";
import type { Call, Options } from "../types/call.ts";
import { systemClock } from "./clock.ts";

/** Most bytes of an answer, download or event when the caller sets no limit: 256 MiB. */
export const MAX_RESPONSE_BYTES = 268_435_456;

function noop(): void {}

/** Whether a duration is a limit at all: 0 and Infinity are none. */
export function hasLimit(ms: number): boolean {
	return ms > 0 && ms !== Infinity;
}

/** The error of a passed time limit. */
export function timeoutError(what: string, ms: number, code: ErrorCode): NetworkError {
	return new NetworkError(`${what} did not come within ${ms} ms.`, { code });
}

/** Opens a call: joins the caller's signal with the time limits. */
export function openCall(
	task: ClientTask | undefined,
	{
		accessToken,
		model,
		endpointUrl,
	}: { accessToken?: string | undefined; model?: string | undefined; endpointUrl?: string | undefined },
	options: Options,
): Call {
	const controller = new AbortController();
	const { signal, clock = systemClock } = options;
	const abort = (reason: unknown): void => controller.abort(reason);
	const follow = (): void => abort(signal?.reason);
	if (signal?.aborted) follow();
	else signal?.addEventListener("abort", follow, { once: true });
	const timers = new Set<() => void>();

	const call: Call = {
		task,
		options,
		accessToken: accessToken?.trim() || undefined,
		endpointUrl,
		// oxlint-disable-next-line eslint/no-restricted-properties -- the caller's or the default; only send calls it
		fetch: options.fetch ?? globalThis.fetch,
		clock,
		signal: controller.signal,
		attempts: [],
		context: { task, model },
		hasNext: false,
		abort,
		after(ms, callback) {
			const cancel = clock.after(ms, () => {
				timers.delete(cancel);
				callback();
			});
			timers.add(cancel);
			return cancel;
		},
		limit(ms, what, code) {
			if (!hasLimit(ms)) return noop;
			return call.after(ms, () => abort(timeoutError(what, ms, code)));
		},
		close() {
			signal?.removeEventListener("abort", follow);
			for (const cancel of timers) cancel();
		},
	};
	return call;
}

/** What a failed step is thrown as: aborts and our own errors untouched, all else as a network error with its cause. */
export function toThrown(error: unknown, call: Call, message: string): unknown {
	if (call.signal.aborted) return call.signal.reason;
	return InferenceError.is(error) ? error : new NetworkError(message, { cause: error });
}

/** An error of the call with who was asked for what, and every try so far. The caller's own reason stays as it is. */
export function explain(error: unknown, call: Call): unknown {
	if (error === call.options.signal?.reason) return error;
	return addFields(error, { ...call.context, attempts: [...call.attempts] });
}
