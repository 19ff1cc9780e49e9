import { redactorOf } from "../../lib/redact.ts";
import { checkTypes, fieldOf, own } from "../../lib/args.ts";
import { toCause } from "../../lib/to-cause.ts";
import {
	ApiError,
	type ErrorCode,
	InferenceError,
	InputError,
	NetworkError,
	OutputError,
	RouteError,
} from "../../errors/errors.ts";
import { systemClock } from "./clock.ts";
import type { Call, ImageOptions } from "../../types/call.ts";
import type { CallInput, OpenCall } from "../../types/walk.ts";

/** Limit of a whole call when the caller sets none, milliseconds. */
export const TIMEOUT_MS = 600_000;
/** The same for calls that may wait for a job: half an hour. */
export const JOB_TIMEOUT_MS = 1_800_000;
/** Most bytes of a response or download when the caller sets no limit: 256 MiB. */
const MAX_RESPONSE_BYTES = 268_435_456;
/** The same for JSON and events: 32 MiB. Lists of empty objects take 1 GiB then, within the heap of every default. */
const MAX_JSON_BYTES = 33_554_432;

/** Opens a call: joins the caller's signal with the time limits. */
export function openCall(input: CallInput): OpenCall {
	const { task } = input;
	const args = own(input.args);
	const options = own<ImageOptions>(fieldOf(input, "options"));
	options.resolveModel ??= fieldOf(input, "resolver")?.resolveModel;
	const { accessToken } = args;
	const controller = new AbortController();
	const clock = options.clock ?? systemClock;
	const stops: (() => void)[] = [];
	const abort = (reason: unknown): void => {
		controller.abort(reason);
		for (const stop of stops.splice(0)) stop();
	};
	const timers: (() => void)[] = [];

	const call: OpenCall = {
		task,
		options,
		accessToken: (typeof accessToken === "string" && accessToken.trim()) || undefined,
		args,
		endpointUrl: args.endpointUrl,
		// oxlint-disable-next-line eslint/no-restricted-properties, pusula/network -- the caller's or the default; only send calls it
		fetch: options.fetch ?? globalThis.fetch,
		clock,
		signal: controller.signal,
		attempts: [],
		context: { task, model: args.model },
		next: [],
		unfollow: undefined,
		baseUrl: undefined,
		sent: undefined,
		job: undefined,
		ownFetch: undefined,
		abort,
		onAbort(stop) {
			if (controller.signal.aborted) stop();
			else stops.push(stop);
		},
		after(ms, callback) {
			const cancel = clock.after(ms, callback);
			timers.push(cancel);
			return cancel;
		},
		limit(ms, what, code) {
			return hasLimit(ms) ? call.after(ms, () => abort(timeoutError(what, ms, code))) : () => undefined;
		},
		close() {
			call.unfollow?.();
			for (const cancel of timers) cancel();
		},
	};
	return call;
}

/**
 * Begins a call: checks what programs without types may pass, for options are read long after they were given, and follows the
 * caller's signal.
 */
export function beginCall(call: OpenCall): void {
	const { args, options } = call;
	checkTypes(args, "string", ["accessToken", "model", "endpointUrl"]);
	checkTypes(args, "function", ["urlTransform"]);
	checkTypes(options, "string", ["billTo", "hubUrl", "routerUrl"]);
	checkTypes(options, "number", ["maxRetries", "timeoutMs", "maxResponseBytes", "maxJsonBytes"]);
	checkTypes(options, "function", [
		"fetch",
		"resolveModel",
		"onAttempt",
		"onResponse",
		"onStreamEnd",
		"clock.after",
		"logger.info",
		"logger.warn",
		"logger.log",
		"signal.addEventListener",
	]);
	const { signal } = options;
	try {
		if (signal) call.unfollow = followSignal(signal, () => call.abort(readReason(signal)));
	} catch (cause) {
		throw new InputError("signal must be an AbortSignal.", { code: "bad-input", cause });
	}
}

/**
 * Waits for work, but not beyond the end of the call: a time limit or an abort wins also against a `fetch`, a body or a
 * callback that ignores the signal. Where the work heeds the signal its own error is thrown, as it is the more exact.
 */
export function untilAborted<Result>(call: Call, work: Promise<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the caller's own reason, whatever it is
		call.onAbort(() => void call.after(0, () => reject(call.signal.reason)));
		work.then(resolve, reject);
	});
}

/** Most bytes of a response, and the option that sets them. */
export function sizeLimit({ options }: Call, isJson: boolean): readonly [bytes: number, option: string] {
	const { maxResponseBytes = MAX_RESPONSE_BYTES, maxJsonBytes = MAX_JSON_BYTES } = options;
	return isJson && maxJsonBytes < maxResponseBytes
		? [maxJsonBytes, "maxJsonBytes"]
		: [maxResponseBytes, "maxResponseBytes"];
}

/** True for a duration that is a limit: 0 and Infinity are none. */
export function hasLimit(ms: number): boolean {
	return ms > 0 && ms !== Infinity;
}

/** The error of a passed time limit. */
export function timeoutError(what: string, ms: number, code: ErrorCode): NetworkError {
	return new NetworkError(`${what} did not come within ${ms} ms.`, { code });
}

/** The error to throw for a failed step: aborts and our own errors untouched, all else as a network error with its cause. */
export function toThrown(error: unknown, call: Call, message: string): unknown {
	if (call.signal.aborted) return call.signal.reason;
	return InferenceError.is(error)
		? error
		: new NetworkError(message, { cause: toCause(error, redactorOf(call)) });
}

/**
 * Ends a failed call: whatever is still open belongs to it. Adds provider, task, model, every attempt so far and the job under
 * way to an error of the library, where it lacks them. Returns the same error; the reason of the caller's own signal, and errors
 * of others, stay as they are.
 */
export function failCall(error: unknown, call: Call): unknown {
	call.abort(error);
	if (!InferenceError.is(error) || error === readReason(call.options.signal)) return error;
	const job = call.job?.();
	const context = { ...call.context, attempts: [...call.attempts], ...(job && { job }) };
	return Object.assign(error, Object.assign(context, error)); // its own fields win
}

/** True when another provider may still serve the call: not after a mistake of the caller, an abort or a time limit. */
export function mayTryNext(error: unknown, call: Call): boolean {
	if (call.signal.aborted) return false;
	if (error instanceof RouteError || error instanceof NetworkError || error instanceof OutputError)
		return true;
	return error instanceof ApiError && error.status !== 400 && error.status !== 422;
}

/** The calls under way on a signal. They share one listener, because runtimes warn of a leak beyond ten. */
class Followers extends Set<() => void> {
	/** Calls all back. Takes no event: a made-up signal may give none, or one that does not say which signal fired. */
	readonly notify = (): void => this.forEach((callback) => callback());
}

const followersOf = new WeakMap<AbortSignal, Followers>();

/** Why a signal fired; a made-up one may not let that be read. */
function readReason(signal: AbortSignal | undefined): unknown {
	try {
		return signal?.reason;
	} catch (error) {
		return error;
	}
}

/** Calls back when a signal fires, at once where it has. The returned function ends that, and with the last call the listener goes. */
function followSignal(signal: AbortSignal, callback: () => void): () => void {
	if (signal.aborted) callback();
	const followers = followersOf.get(signal) ?? new Followers();
	followersOf.set(signal, followers.add(callback));
	signal.addEventListener("abort", followers.notify); // the same function is added once
	return () => {
		followers.delete(callback);
		try {
			if (followers.size === 0) signal.removeEventListener("abort", followers.notify);
		} catch {} // a made-up one may have no way to
	};
}
