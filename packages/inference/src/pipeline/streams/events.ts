import { ApiError, OutputError } from "../../errors.ts";
import { toJsonError } from "../../lib/json-error.ts";
import { peek } from "../../lib/read.ts";
import { redactorOf } from "../../lib/redact.ts";
import type { Call } from "../../types/call.ts";
import type { Exchange } from "../../types/walk.ts";
import { sizeLimit, toThrown } from "../call.ts";
import { findMessage, toSummary } from "../wire/failure.ts";
import { type EventDecoder, EventTooLarge, type ServerSentEvent } from "./sse.ts";

/** Reads the bytes of a stream; undefined for a response without a body. */
export type Reader = ReadableStreamDefaultReader<Uint8Array> | undefined;

/** The next events, or undefined at the end of the body. */
export async function nextEvents(
	reader: Reader,
	decoder: EventDecoder,
	call: Call,
): Promise<readonly ServerSentEvent[] | undefined> {
	try {
		for (;;) {
			const piece = await reader?.read();
			if (call.signal.aborted) throw call.signal.reason;
			if (!piece || piece.done) return undefined;
			const events = decoder.push(piece.value);
			if (events.length > 0) return events;
		}
	} catch (error) {
		if (error instanceof EventTooLarge) {
			const [, option] = sizeLimit(call, true);
			throw new OutputError(`One event of the stream is larger than ${option}.`, { code: "too-large" });
		}
		throw toThrown(error, call, "The connection broke in the middle of the stream.");
	}
}

/** The first events, up to and with the first one that holds data; none when the body ends before. */
export async function firstEvents(
	reader: Reader,
	decoder: EventDecoder,
	call: Call,
): Promise<readonly ServerSentEvent[]> {
	let events = await nextEvents(reader, decoder, call);
	while (events?.every(({ data }) => data === "")) events = await nextEvents(reader, decoder, call);
	return events ?? [];
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
	const error = peek(value, "error");
	if ((error === undefined || error === null) && event !== "error") return value;
	const shown = redactorOf(call)(value);
	const words = findMessage(shown) ?? JSON.stringify(peek(shown, "error") ?? shown);
	throw new ApiError(`Error forwarded from backend: ${words}`, {
		code: "stream-error",
		request: toSummary(request),
	});
}
