import { END } from "./iterate.ts";
import { type EventDecoder, eventDecoder, type ServerSentEvent } from "./sse.ts";
import { comesInChunks, READ_COST, release } from "../wire/web-response.ts";
import { redactorOf } from "../../lib/redact.ts";
import { fieldOf, own } from "../../lib/args.ts";
import { toApiError } from "../wire/failure.ts";
import { InputError, OutputError } from "../../errors/errors.ts";
import {
	eventReader,
	isDone,
	type NextEvents,
	parseEvent,
	type Reader,
	type Watch,
	watchIdle,
} from "./events.ts";
import { readErrorText, reportResponse } from "../wire/reply.ts";
import { sizeLimit, toThrown } from "../call/call.ts";
import { peek } from "../../lib/read.ts";
import type { Stream } from "../../types/adapter.ts";
import type { Exchange, SendKind } from "../../types/walk.ts";

/** Limit between two events, milliseconds. */
const IDLE_MS = 300_000;
/** Milliseconds and bytes within which the body of a finished stream may end by itself. */
const LINGER_MS = 100;
const LINGER_BYTES = 65_536;

/** A stream whose first events have come; from here on no other provider is tried. */
export interface OpenStream {
	/** The next events, first those that have come already; undefined at the end. Throws OutputError `truncated`. */
	readonly nextEvents: () => Promise<readonly ServerSentEvent[] | undefined>;
	/** The chunk of an event: undefined to skip it, END when the stream is over. */
	readonly toChunk: (event: ServerSentEvent) => unknown;
	/** Whether the provider has said that the answer is complete. */
	readonly isComplete: () => boolean;
	/** Token counts of the last event, when it holds them. */
	readonly usage: () => unknown;
	/** Lets the body of a finished stream end, so that its connection can serve the next call. */
	readonly drain: () => Promise<void>;
}

/**
 * Opens the stream of a response and waits for its first event. The end of the call cancels the body.
 * @throws ApiError for an error status or an error as first event; OutputError for a body that is no event stream
 */
export async function openStream(exchange: Exchange, kind: SendKind): Promise<OpenStream> {
	const { call } = exchange;
	const reader = await toReader(exchange);
	call.onAbort(() => release(reader));
	reportResponse(exchange);
	const decoder = eventDecoder(sizeLimit(call, true)[0]);
	const next = eventReader(reader, decoder, call);
	try {
		let events: Awaited<ReturnType<NextEvents>>;
		let first: ServerSentEvent | undefined;
		do {
			events = await next();
			first = events?.find(({ data }) => data !== "");
		} while (events && !first);
		const value = first && !isDone(first.data) ? parseEvent(first, exchange) : undefined;
		const stream = fieldOf(exchange.adapter, "stream");
		const opened = { reader, decoder, next, arrived: events ?? [], value };
		return follow(exchange, own<Opened>(opened, stream && { ...fieldOf(kind, "stream"), ...stream }));
	} catch (error) {
		release(reader);
		throw error;
	}
}

/** A body whose first events have arrived, and how its events are read. */
interface Opened extends Partial<Stream> {
	readonly reader: Reader;
	readonly decoder: EventDecoder;
	readonly next: NextEvents;
	readonly arrived: readonly ServerSentEvent[];
	/** The first of them that holds data, parsed: an error there may still go to the next provider. */
	readonly value: unknown;
}

/** The stream after its first events. */
function follow(
	exchange: Exchange,
	{ reader, decoder, next, arrived, value, isLast, translator }: Opened,
): OpenStream {
	const { call } = exchange;
	const { allowTruncated, idleTimeoutMs = IDLE_MS } = call.options;
	const translate = translator?.();
	let waiting: readonly ServerSentEvent[] | undefined = arrived;
	let isComplete = isLast === undefined;
	let parsed = value;
	let last: unknown;
	const { start, stop } = watchIdle(call, idleTimeoutMs);
	const watch: Watch = {
		start,
		end() {
			if (isComplete) return undefined;
			const unfinished = decoder.end();
			if (unfinished.some(({ data }) => isLastEvent(data, isLast))) return unfinished;
			if (allowTruncated) return undefined;
			throw new OutputError("The stream ended before the provider said that the answer was complete.", {
				code: "truncated",
			});
		},
	};
	return {
		nextEvents() {
			const ready = waiting;
			waiting = undefined;
			return ready ? Promise.resolve(ready) : next(watch);
		},
		toChunk(event) {
			if (event.data === "") return undefined;
			if (isDone(event.data)) {
				isComplete = true;
				return END;
			}
			last = parsed ?? parseEvent(event, exchange);
			parsed = undefined;
			if (!isComplete && isLast?.(last)) isComplete = true;
			const chunk = translate ? translate(last) : last;
			if (chunk !== undefined) stop();
			return chunk;
		},
		isComplete: () => isComplete,
		usage: () => peek(last, "usage") ?? undefined,
		async drain() {
			const lift = call.after(LINGER_MS, () => release(reader));
			try {
				for (let left = LINGER_BYTES; left > 0;) {
					const read = await reader?.read();
					left = !read || read.done ? 0 : left - READ_COST - read.value.byteLength;
				}
			} catch {
				// a body that breaks now is of no interest
			}
			lift();
			release(reader);
		},
	};
}

/** True for the data of an event that says that the answer is complete. Data that was cut off does not. */
function isLastEvent(data: string, isLast: Stream["isLast"] = () => false): boolean {
	try {
		return isDone(data) || isLast(JSON.parse(data));
	} catch {
		return false;
	}
}

/** The body of a response that is an event stream. */
async function toReader({ response, request, call }: Exchange): Promise<Reader> {
	if (!response.ok) {
		const text = await readErrorText(response, call);
		throw toApiError({ response, text, request, call, isStream: true });
	}
	const type = response.headers.get("content-type");
	const isStream = type?.toLowerCase().startsWith("text/event-stream");
	if (isStream && comesInChunks(response)) {
		try {
			const reader: unknown = response.body?.getReader();
			return (await reader) as Reader; // a made-up one may come late, or not at all
		} catch (error) {
			throw toThrown(error, call, "The stream could not be read.");
		}
	}
	release(response.body);
	if (isStream)
		throw new InputError(
			"The fetch of this call gives responses only as a whole, so nothing can be streamed with it. Pass one whose response.body is a stream, or make the call that returns everything at once.",
			{ code: "fetch-without-stream" },
		);
	const shown = redactorOf(call)(String(type));
	throw new OutputError(`Server does not support event stream content type, it returned ${shown}`, {
		code: "not-a-stream",
		status: response.status,
	});
}
