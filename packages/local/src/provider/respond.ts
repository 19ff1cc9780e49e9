import type { Engine, EngineReply, EngineRequest } from "../types/engine.ts";
import type { LocalOptions } from "../types/public.ts";
import { toInferenceError } from "./errors.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import type { Queue } from "./one-at-a-time.ts";

/** One call of an engine, ready to start. */
export interface EngineCall {
	readonly engine: Engine;
	readonly request: EngineRequest;
	readonly options: LocalOptions;
	readonly signal: AbortSignal;
	/** Runs come one after another. */
	readonly queue: Queue;
}

/** The response to a call whose result comes as a whole. */
export async function respond(call: EngineCall): Promise<Response> {
	return toResponse(await run(call, call.signal, () => undefined));
}

/**
 * The response to a streamed call, as server-sent events. It is there with the first event, so that an error before it
 * fails the call as a whole. Whoever stops reading ends the run.
 */
export function respondWithEvents(call: EngineCall): Promise<Response> {
	const controller = new AbortController();
	const signal = AbortSignal.any([call.signal, controller.signal]);
	const encoder = new TextEncoder();
	return new Promise((resolve, reject) => {
		let isOpen = false;
		let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
		const body = new ReadableStream<Uint8Array>({
			start: (opened) => void (stream = opened),
			cancel: (reason) => controller.abort(reason),
		});
		const send = (data: string): void => {
			if (signal.aborted) return;
			stream?.enqueue(encoder.encode(`data: ${data}\n\n`));
			if (!isOpen) resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
			isOpen = true;
		};
		const work = async (): Promise<void> => {
			await run(call, signal, (event) => send(JSON.stringify(event)));
			send("[DONE]");
			if (!signal.aborted) stream?.close();
		};
		work().catch((error: Error) => {
			reject(error); // of no effect once the response is there
			if (!controller.signal.aborted) stream?.error(error);
		});
	});
}

/** Runs a call; a failure is thrown as an error of the client. */
async function run(
	{ engine, request, options, queue }: EngineCall,
	signal: AbortSignal,
	onEvent: (event: unknown) => void,
): Promise<EngineReply> {
	try {
		const { mayFetch = () => true, onProgress = ignore, onRun = ignore, onFallback } = options;
		const hooks = { signal, mayFetch, onProgress, onRun, onFallback, onEvent };
		return await queue(signal, () => untilAborted(engine.run(request, hooks), signal));
	} catch (error) {
		throw toInferenceError(error);
	}
}

function ignore(): void {
	// a caller who wants no reports
}

function toResponse(reply: EngineReply): Response {
	return "file" in reply
		? new Response(reply.file, { headers: { "content-type": reply.file.type } })
		: Response.json(reply.json);
}
