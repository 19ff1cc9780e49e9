import { openStream, type OpenStream } from "./streams/open-stream.ts";
import { iterateBatches } from "./streams/iterate.ts";
import { InferenceError, InputError, NetworkError } from "../errors/errors.ts";
import { streamFields } from "./route/build.ts";
import { walk } from "./run.ts";
import { checkTypes } from "../lib/args.ts";
import { beginCall, failCall, openCall, untilAborted } from "./call/call.ts";
import type { StreamVerdict } from "../types/reports.ts";
import type { CallInput, Exchange, SendKind } from "../types/walk.ts";

/** Limit from the start of a stream to its first event, milliseconds. */
const FIRST_CHUNK_MS = 600_000;

/**
 * Runs a streamed call: the walk of `run` up to the first event, then chunk after chunk. Leaving the loop early closes the
 * connection; a stream that ends before the provider said it was complete throws `truncated` unless `allowTruncated`;
 * nothing is sent again after the first event.
 * @throws as `run`, and NetworkError codes `first-chunk-timeout` and `idle-timeout`.
 */
export function stream(input: CallInput, kind: SendKind): AsyncGenerator<unknown, void> {
	const call = openCall(input);
	const { timeoutMs = 0, firstChunkTimeoutMs = FIRST_CHUNK_MS, onStreamEnd } = call.options;
	let opened: OpenStream | undefined;

	async function open(): ReturnType<OpenStream["nextEvents"]> {
		beginCall(call);
		checkTypes(call.options, "number", ["firstChunkTimeoutMs", "idleTimeoutMs"]);
		call.limit(timeoutMs, "The end of the stream", "timeout");
		const lift = call.limit(firstChunkTimeoutMs, "The first event", "first-chunk-timeout");
		const kindOfStream = {
			...kind,
			extraFields: streamFields,
			receive: (exchange: Exchange) => openStream(exchange, kind),
		};
		opened = await untilAborted(call, walk(input, call, kindOfStream));
		lift();
		return opened.nextEvents();
	}

	return iterateBatches({
		nextBatch: () => opened?.nextEvents() ?? open(),
		toValue(event) {
			call.signal.throwIfAborted(); // events that have arrived already are not delivered to a caller who has left the loop
			return opened?.toChunk(event);
		},
		close({ ended, error }) {
			call.close();
			if (!ended) call.abort(new DOMException("The stream was closed.", "AbortError")); // now its timers are set that end a wait for a value
			if (ended) void opened?.drain();
			if (error !== undefined) {
				failCall(error, call); // the iterator throws this same error
				if (error instanceof InputError) return; // nothing was opened that could have ended
			}
			const verdict = error === undefined ? (ended ? "complete" : "aborted") : verdictOf(error);
			const isCut = verdict === "complete" && !opened?.isComplete();
			onStreamEnd?.(isCut ? "truncated" : verdict, opened?.usage());
		},
	});
}

/** The verdict of a stream that threw. */
function verdictOf(error: unknown): StreamVerdict {
	if (error instanceof NetworkError)
		return error.code === "idle-timeout" || error.code === "first-chunk-timeout"
			? "idle-timeout"
			: "truncated";
	if (!InferenceError.is(error)) return "aborted";
	return error.code === "truncated" ? "truncated" : "provider-error";
}
