import type { AnyArgs, CoreArgs } from "../args.ts";
import { ApiError, InferenceError, NetworkError, OutputError } from "../errors.ts";
import type { Options, StreamVerdict } from "../options.ts";
import type { Call, ClientTask } from "../types.ts";
import { explain, hasLimit, MAX_RESPONSE_BYTES, openCall, timeoutError, toThrown } from "./call.ts";
import { now } from "./clock.ts";
import { readErrorText } from "./decode.ts";
import { findMessage, toApiError, toSummary } from "./failure.ts";
import { eachProvider, type Face, reportResponse, type SendKind, type Sent, sendTask } from "./run.ts";
import { END, iterateBatches } from "./iterate.ts";
import { type EventDecoder, eventDecoder, EventTooLarge, type ServerSentEvent } from "./sse.ts";

const FIRST_CHUNK_MS = 600_000;
const IDLE_MS = 300_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** A stream whose first events have come; from here on no other provider is tried. */
interface OpenStream {
	readonly sent: Sent;
	readonly reader: Reader | undefined;
	readonly decoder: EventDecoder;
	readonly first: readonly ServerSentEvent[];
	/** The first of them, parsed already to see whether it is an error. */
	readonly firstValue: unknown;
}

/** The body of an answer that is an event stream. */
async function toReader(sent: Sent): Promise<Reader | undefined> {
	const { response, request, call } = sent;
	if (!response.ok)
		throw toApiError(response, await readErrorText(response, call), request, call, { isStream: true });
	const type = response.headers.get("content-type") ?? "";
	if (type.toLowerCase().startsWith("text/event-stream")) return response.body?.getReader();
	await response.body?.cancel();
	throw new OutputError(`Server does not support event stream content type, it returned ${type}`, {
		code: "not-a-stream",
		status: response.status,
	});
}

/** The next events, or undefined at the end of the body. */
async function nextEvents(
	reader: Reader | undefined,
	decoder: EventDecoder,
	call: Call,
): Promise<readonly ServerSentEvent[] | undefined> {
	try {
		for (;;) {
			const piece = await reader?.read();
			if (!piece || piece.done) return undefined;
			const events = decoder.push(piece.value);
			if (events.length > 0) return events;
		}
	} catch (error) {
		if (error instanceof EventTooLarge) {
			throw new OutputError("One event of the stream is larger than maxResponseBytes.", {
				code: "too-large",
			});
		}
		throw toThrown(error, call, "The connection broke in the middle of the stream.");
	}
}

/** Ends the call when no event came for `ms`. Comments do not count: only `touch` moves the clock. */
function watchIdle(call: Call, ms: number): () => void {
	let last = now();
	const check = (): void => {
		const left = last + ms - now();
		if (left > 1) call.after(left, check);
		else call.abort(timeoutError("The next event", ms, "idle-timeout"));
	};
	if (hasLimit(ms)) call.after(ms, check);
	return () => {
		last = now();
	};
}

/** One event as JSON. An error the provider sent inside the stream is thrown. */
function parseEvent({ data, event }: ServerSentEvent, sent: Sent | undefined): unknown {
	let value: unknown;
	try {
		value = JSON.parse(data);
	} catch (cause) {
		if (event !== "error")
			throw new OutputError("The stream sent an event that is not JSON.", { code: "bad-json", cause });
		value = { error: data };
	}
	const error = typeof value === "object" && value !== null && "error" in value ? value.error : undefined;
	if ((error === undefined || error === null) && event !== "error") return value;
	throw new ApiError(
		`Error forwarded from backend: ${findMessage(value) ?? JSON.stringify(error ?? value)}`,
		{
			code: "stream-error",
			request: sent && toSummary(sent.request),
		},
	);
}

/** How a stream that threw has ended. */
function verdictOf(error: unknown): StreamVerdict {
	if (error instanceof NetworkError)
		return error.code === "idle-timeout" || error.code === "first-chunk-timeout"
			? "idle-timeout"
			: "truncated";
	if (!InferenceError.is(error)) return "aborted";
	return error.code === "truncated" ? "truncated" : "provider-error";
}

/** Whether data says that the stream is over. */
function isDone(data: string): boolean {
	return data.length < 12 && data.trim() === "[DONE]";
}

/** Opens a stream with the first provider that gives a first event; nothing is sent again after it. */
async function openStream(
	task: ClientTask,
	args: CoreArgs,
	call: Call,
	keepReader: (reader: Reader | undefined) => void,
	kind: SendKind,
): Promise<OpenStream> {
	const { options } = call;
	const lift = call.limit(
		options.firstChunkTimeoutMs ?? FIRST_CHUNK_MS,
		"The first event",
		"first-chunk-timeout",
	);
	const open = await eachProvider(args, call, async (provider): Promise<OpenStream> => {
		const extra = {
			stream: true,
			...(kind.adapterFor ?? (() => provider.tasks[task]))(provider)?.stream?.fields,
		};
		const sent = await sendTask({ provider, task }, args, call, { ...kind, extra });
		const decoder = eventDecoder(options.maxResponseBytes ?? MAX_RESPONSE_BYTES);
		const reader = await toReader(sent);
		keepReader(reader);
		reportResponse(sent);
		const first = (await nextEvents(reader, decoder, call)) ?? [];
		const firstValue = first[0] && !isDone(first[0].data) ? parseEvent(first[0], sent) : undefined;
		return { sent, reader, decoder, first, firstValue };
	});
	lift();
	return open;
}

/**
 * Runs a streamed call. Leaving the loop early closes the connection; a stream that ends before the provider said it was
 * complete throws `truncated` unless `allowTruncated`; nothing is sent again after the first event.
 * @throws as `run`, and NetworkError codes `first-chunk-timeout` and `idle-timeout`.
 */
export function runStream(
	task: ClientTask,
	args: AnyArgs,
	options: Options = {},
	face?: Face,
	kind: SendKind = {},
): AsyncGenerator<unknown, void> {
	const call = openCall(task, args, face ? { resolveModel: face.resolveModel, ...options } : options);
	let reader: Reader | undefined;
	let open: OpenStream | undefined;
	let translate: ((event: unknown) => unknown) | undefined;
	let isLast: ((event: unknown) => boolean) | undefined;
	let isComplete = false;
	let touch = (): void => {};

	async function start(): Promise<readonly ServerSentEvent[]> {
		call.limit(options.timeoutMs ?? 0, "The end of the stream", "timeout");
		const named = face ? await face.nameProviders(args, call) : (args as CoreArgs); // without naming only values are accepted
		open = await openStream(task, named, call, (one) => (reader = one), kind);
		const rule = open.sent.adapter.stream;
		isLast = rule?.isLast;
		isComplete = isLast === undefined;
		translate = rule?.translator?.();
		touch = watchIdle(call, options.idleTimeoutMs ?? IDLE_MS);
		return open.first;
	}

	return iterateBatches<ServerSentEvent, unknown>({
		async nextBatch() {
			const events = open ? await nextEvents(open.reader, open.decoder, call) : await start();
			touch();
			if (events === undefined && !isComplete && !options.allowTruncated) {
				throw new OutputError("The stream ended before the provider said that the answer was complete.", {
					code: "truncated",
				});
			}
			return events;
		},
		toValue(event) {
			if (event.data === "") return undefined;
			if (isDone(event.data)) {
				isComplete = true;
				return END;
			}
			const value = event === open?.first[0] ? open.firstValue : parseEvent(event, open?.sent);
			if (!isComplete && isLast?.(value)) isComplete = true;
			return translate ? translate(value) : value;
		},
		close({ ended, error }) {
			call.close();
			call.abort(new DOMException("The stream was closed.", "AbortError"));
			reader?.cancel().catch(() => undefined); // already closed or broken: there is nothing left to release
			const verdict =
				error === undefined
					? ended
						? isComplete
							? "complete"
							: "truncated"
						: "aborted"
					: verdictOf(error);
			explain(error, call);
			options.onStreamEnd?.(verdict);
		},
	});
}
