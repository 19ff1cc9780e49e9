import type { AnyArgs } from "../../types/args.ts";
import { InferenceError, InputError, NetworkError, OutputError } from "../../errors.ts";
import { peek } from "../../lib/read.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Call, Options } from "../../types/call.ts";
import type { StreamVerdict } from "../../types/reports.ts";
import type { Resolver, SendKind } from "../../types/walk.ts";
import { explain, openCall } from "../call.ts";
import { isDone, nextEvents, parseEvent, type Reader } from "./events.ts";
import { watchIdle } from "./idle.ts";
import { END, iterateBatches } from "./iterate.ts";
import { type OpenStream, openStream } from "./open-stream.ts";
import { withFace } from "../run.ts";
import type { ServerSentEvent } from "./sse.ts";

const IDLE_MS = 300_000;
/** How long the body of a finished stream may take to end by itself. */
const LINGER_MS = 100;

/** How a stream that threw has ended. */
function verdictOf(error: unknown): StreamVerdict {
	if (error instanceof NetworkError)
		return error.code === "idle-timeout" || error.code === "first-chunk-timeout"
			? "idle-timeout"
			: "truncated";
	if (!InferenceError.is(error)) return "aborted";
	return error.code === "truncated" ? "truncated" : "provider-error";
}

/** Closes the connection. */
function cut(reader: Reader, call: Call): void {
	call.abort(new DOMException("The stream was closed.", "AbortError"));
	reader?.cancel().catch(() => undefined); // already closed or broken: there is nothing left to release
}

/** Lets the body of a finished stream end by itself, so that its connection can serve the next call. */
async function letEnd(reader: Reader, call: Call): Promise<void> {
	const lift = call.after(LINGER_MS, () => cut(reader, call));
	while ((await reader?.read())?.done === false);
	lift();
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
	face?: Resolver,
	kind: SendKind = {},
): AsyncGenerator<unknown, void> {
	const call = openCall(task, args, withFace(options, face));
	const idle = watchIdle(call, options.idleTimeoutMs ?? IDLE_MS);
	let reader: Reader;
	let open: OpenStream | undefined;
	let translate: ((event: unknown) => unknown) | undefined;
	let isLast: ((event: unknown) => boolean) | undefined;
	let isComplete = false;
	let last: unknown;

	async function start(): Promise<readonly ServerSentEvent[]> {
		call.limit(options.timeoutMs ?? 0, "The end of the stream", "timeout");
		open = await openStream(task, args, call, kind, face, (one) => (reader = one));
		const rule = open.sent.adapter.stream;
		isLast = rule?.isLast;
		isComplete = isLast === undefined;
		translate = rule?.translator?.();
		return open.batch;
	}

	async function more({ decoder }: OpenStream): Promise<readonly ServerSentEvent[] | undefined> {
		idle.start();
		const events = await nextEvents(reader, decoder, call);
		idle.stop();
		return events;
	}

	return iterateBatches<ServerSentEvent, unknown>({
		async nextBatch() {
			const events = open ? await more(open) : await start();
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
			const { first, firstValue, sent } = open as OpenStream; // events come from an open stream
			const value = event === first ? firstValue : parseEvent(event, sent);
			last = value;
			if (!isComplete && isLast?.(value)) isComplete = true;
			return translate ? translate(value) : value;
		},
		close({ ended, error }) {
			call.close();
			explain(error, call);
			if (ended)
				letEnd(reader, call).catch(() => undefined); // the caller has everything already
			else cut(reader, call);
			if (error instanceof InputError) return; // nothing was opened that could have ended
			const verdict = error === undefined ? (ended ? "complete" : "aborted") : verdictOf(error);
			options.onStreamEnd?.(
				verdict === "complete" && !isComplete ? "truncated" : verdict,
				peek(last, "usage") ?? undefined,
			);
		},
	});
}
