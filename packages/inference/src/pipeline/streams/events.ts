import { ApiError, isObjectWith, OutputError } from "../../errors/errors.ts";
import { toJsonError } from "../../lib/json-error.ts";
import { peek } from "../../lib/read.ts";
import { redactorOf } from "../../lib/redact.ts";
import { hideUrlSecrets } from "../../lib/url.ts";
import type { Call } from "../../types/call.ts";
import type { Exchange } from "../../types/walk.ts";
import { hasLimit, sizeLimit, timeoutError, toThrown } from "../call/call.ts";
import { findMessage, toSummary } from "../wire/failure.ts";
import { READ_COST, REST_BYTES } from "../wire/web-response.ts";
import { type EventDecoder, EventTooLarge, type ServerSentEvent } from "./sse.ts";

/** Reads the bytes of a stream; undefined for a response without a body. */
export type Reader = ReadableStreamDefaultReader<Uint8Array> | undefined;

/** What is done around a wait for events. */
export interface Watch {
	/** A wait begins. */
	readonly start: () => void;
	/** The body has ended: the events that are left, if any. */
	readonly end: () => readonly ServerSentEvent[] | undefined;
}

/** Waits for the next events; undefined at the end of the body. One wait at a time. */
export type NextEvents = (watch?: Watch) => Promise<readonly ServerSentEvent[] | undefined>;

/**
 * Reads the events of a body. The end of the call ends a wait, also against a body that ignores its cancellation. Written
 * with callbacks that every wait shares: a chunk often holds one event, and each promise of its own would cost as much as
 * reading it.
 */
export function eventReader(reader: Reader, decoder: EventDecoder, call: Call): NextEvents {
	let resolve: ((events: readonly ServerSentEvent[] | undefined) => void) | undefined;
	let reject: ((error: unknown) => void) | undefined;
	let watch: Watch | undefined;
	let unrested = 0;

	function read(): void {
		try {
			if (unrested > REST_BYTES) {
				unrested = 0;
				call.clock.sleep(0, call.signal).then(read, fail);
			} else if (reader) Promise.resolve(reader.read()).then(take, fail);
			else take({ done: true, value: undefined });
		} catch (error) {
			fail(error); // a body that a program made up may throw at once
		}
	}

	function take(result: ReadableStreamReadResult<Uint8Array>): void {
		try {
			const { done, value } = result; // a body that a program made up may give none
			if (call.signal.aborted) throw call.signal.reason;
			unrested += done ? 0 : value.byteLength + READ_COST;
			const events = done ? watch?.end() : decoder.push(value);
			if (!done && events?.length === 0) return read();
			resolve?.(events);
			resolve = reject = undefined;
		} catch (error) {
			fail(error);
		}
	}

	function fail(error: unknown): void {
		reject?.(toStreamError(error, call));
		resolve = reject = undefined;
	}

	call.onAbort(() => {
		if (reject) call.clock.after(0, () => fail(call.signal.reason));
	});
	return (given) =>
		new Promise((onEvents, onError) => {
			resolve = onEvents;
			reject = onError;
			watch = given;
			watch?.start();
			read();
		});
}

/**
 * Ends the call when it waited `ms` for a chunk, which `stop` reports. Only the server's time counts: neither comments and
 * events that hold nothing nor what the caller does between two chunks count. One timer serves many waits.
 */
export function watchIdle(call: Call, ms: number): { readonly start: () => void; readonly stop: () => void } {
	let since: number | undefined;
	let isSet = false;
	function set(wait: number): void {
		isSet = true;
		call.after(wait, () => {
			isSet = false;
			if (since === undefined) return;
			const left = since + ms - call.clock.now();
			if (left > 1) set(left);
			else call.abort(timeoutError("The next event", ms, "idle-timeout"));
		});
	}
	return {
		start() {
			since ??= call.clock.now();
			if (!isSet && hasLimit(ms)) set(ms);
		},
		stop() {
			since = undefined;
		},
	};
}

/** True for the data of the event that ends a stream. */
export function isDone(data: string): boolean {
	return data.length < 12 && data.trim() === "[DONE]";
}

/**
 * One event as JSON.
 * @throws ApiError code `stream-error` for an error that the provider sent inside the stream; OutputError for other text
 */
export function parseEvent({ data, event }: ServerSentEvent, { request, call }: Exchange): unknown {
	let value: unknown;
	try {
		value = JSON.parse(data);
	} catch (error) {
		if (event !== "error") {
			const cause = toJsonError(error);
			throw new OutputError("The stream sent an event that is not JSON.", { code: "bad-json", cause });
		}
		value = { error: data };
	}
	const error = isObjectWith(value, "error") ? peek(value, "error") : undefined; // nearly every event has none
	if ((error === undefined || error === null) && event !== "error") return value;
	const redact = redactorOf(call);
	const shown = redact(value);
	const words = findMessage(shown) ?? JSON.stringify(peek(shown, "error") ?? shown);
	throw new ApiError(`Error forwarded from backend: ${hideUrlSecrets(words)}`, {
		code: "stream-error",
		request: toSummary(request, redact),
	});
}

function toStreamError(error: unknown, call: Call): unknown {
	if (!(error instanceof EventTooLarge))
		return toThrown(error, call, "The connection broke in the middle of the stream.");
	const [, option] = sizeLimit(call, true);
	return new OutputError(`One event of the stream is larger than ${option}.`, { code: "too-large" });
}
