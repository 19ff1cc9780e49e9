import type { AnyArgs } from "../../types/args.ts";
import { OutputError } from "../../errors.ts";
import { toRedacted } from "../../lib/redact.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Call } from "../../types/call.ts";
import type { Exchange, Resolver, SendKind } from "../../types/walk.ts";
import { MAX_RESPONSE_BYTES } from "../call.ts";
import { readErrorText } from "../wire/decode.ts";
import { firstEvents, isDone, parseEvent, type Reader } from "./events.ts";
import { toApiError } from "../wire/failure.ts";
import { eachProvider, reportResponse, sendTask } from "../run.ts";
import { type EventDecoder, eventDecoder, type ServerSentEvent } from "./sse.ts";

const FIRST_CHUNK_MS = 600_000;

/** A stream whose first events have come; from here on no other provider is tried. */
export interface OpenStream {
	readonly sent: Exchange;
	readonly reader: Reader;
	readonly decoder: EventDecoder;
	readonly batch: readonly ServerSentEvent[];
	/** The first event with data, and its value: parsed already to see whether it is an error. */
	readonly first: ServerSentEvent | undefined;
	readonly firstValue: unknown;
}

/** The body of an answer that is an event stream. */
async function toReader({ response, request, call }: Exchange): Promise<Reader> {
	if (!response.ok)
		throw toApiError(response, await readErrorText(response, call), request, call, { isStream: true });
	const type = response.headers.get("content-type");
	if (type?.toLowerCase().startsWith("text/event-stream")) return response.body?.getReader();
	await response.body?.cancel();
	const shown = toRedacted(String(type), call.accessToken, request.body);
	throw new OutputError(`Server does not support event stream content type, it returned ${shown}`, {
		code: "not-a-stream",
		status: response.status,
	});
}

/**
 * Opens a stream with the first provider that gives a first event; nothing is sent again after it. `keepReader` is told
 * whom to cancel when the caller leaves before that.
 */
export async function openStream(
	task: ClientTask,
	args: AnyArgs,
	call: Call,
	kind: SendKind,
	face: Resolver | undefined,
	keepReader: (reader: Reader) => void,
): Promise<OpenStream> {
	const { firstChunkTimeoutMs = FIRST_CHUNK_MS, maxResponseBytes = MAX_RESPONSE_BYTES } = call.options;
	const lift = call.limit(firstChunkTimeoutMs, "The first event", "first-chunk-timeout");
	const open = await eachProvider(task, args, call, face, async (target): Promise<OpenStream> => {
		const { provider } = target;
		const adapter = kind.adapterFor?.(provider) ?? provider.tasks[task];
		const extra = { stream: true, ...adapter?.stream?.fields };
		const sent = await sendTask(target, args, call, { ...kind, extra });
		const decoder = eventDecoder(maxResponseBytes);
		const reader = await toReader(sent);
		keepReader(reader);
		reportResponse(sent);
		try {
			const batch = await firstEvents(reader, decoder, call);
			const first = batch.find(({ data }) => data !== "");
			const firstValue = first && !isDone(first.data) ? parseEvent(first, sent) : undefined;
			return { sent, reader, decoder, batch, first, firstValue };
		} catch (error) {
			reader?.cancel().catch(() => undefined); // broken or of no use: the error is what counts
			throw error;
		}
	});
	lift();
	return open;
}
