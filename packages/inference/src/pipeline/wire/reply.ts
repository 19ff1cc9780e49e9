import { InferenceError, NetworkError, OutputError, toOutputMessage } from "../../errors/errors.ts";
import { hideUrlSecrets } from "../../lib/url.ts";
import { JSON_TYPE } from "../../lib/content-type.ts";
import { ShapeError } from "../../lib/shape-error.ts";
import { peek } from "../../lib/read.ts";
import { READ_COST, release, REST_BYTES } from "./web-response.ts";
import { toApiError } from "./failure.ts";
import { toJsonError } from "../../lib/json-error.ts";
import { toCause } from "../../lib/to-cause.ts";
import { redactorOf } from "../../lib/redact.ts";
import { sizeLimit, toThrown } from "../call/call.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Call } from "../../types/call.ts";
import type { Exchange, ReplyContext } from "../../types/walk.ts";
import type { HttpRequest } from "../../types/wire.ts";

/** Most bytes read of an error body: enough for any message. */
const MAX_ERROR_BYTES = 1_048_576;
/** Most characters of a reply in a message: replies may hold whole pictures. */
const LONGEST_DETAIL = 2000;

/**
 * The reply of a response, reported to the caller's `onResponse`.
 * @throws ApiError for an error status; OutputError for a body that cannot be read
 */
export async function receiveReply(exchange: Exchange): Promise<unknown> {
	const { response, request, call } = exchange;
	const reply = await decodeReply(response, request, call);
	reportResponse(exchange, reply);
	return reply;
}

/** Calls the caller's `onResponse`: status, headers, provider and the token counts of the reply. */
export function reportResponse({ call, response }: Exchange, reply?: unknown): void {
	const { headers, status } = response;
	const { provider = "", task = "", model = "" } = call.context;
	call.options.onResponse?.({
		status,
		headers,
		requestId: headers.get("x-request-id") ?? "",
		provider: headers.get("x-inference-provider") ?? provider,
		task,
		model,
		attempts: [...call.attempts],
		usage: peek(reply, "usage"),
	});
}

/**
 * A good response as what adapters read: parsed JSON, or a Blob for every other content type. `message` replaces the
 * message of the error for an error status.
 * @throws ApiError for an error status; OutputError for JSON that cannot be parsed or a body beyond the size limit.
 */
export async function decodeReply(
	response: Response,
	request: HttpRequest,
	call: Call,
	message?: string,
): Promise<unknown> {
	const { ok, status } = response;
	if (!ok) throw toApiError({ response, text: await readErrorText(response, call), request, call, message });
	const type = response.headers.get("content-type") ?? "";
	const isJson = JSON_TYPE.test(type);
	const chunks = await readChunks(response, sizeLimit(call, isJson), call);
	if (!isJson) return new Blob(chunks, { type });
	try {
		return JSON.parse(decodeChunks(chunks, true));
	} catch (error) {
		throw new OutputError("The answer says it is JSON but cannot be parsed.", {
			code: "bad-json",
			cause: toJsonError(error),
			status,
		});
	}
}

/** Body of a failed response as text, cut at a size that any message fits into. */
export async function readErrorText(response: Response, call: Call): Promise<string> {
	try {
		return decodeChunks(await readChunks(response, [MAX_ERROR_BYTES, ""], call));
	} catch (error) {
		// The status is known already: a broken or endless error body must not hide it.
		if (error instanceof OutputError || error instanceof NetworkError) return "";
		throw error;
	}
}

/**
 * A whole body in its chunks, many small ones joined. Stops reading, and closes the connection, once `limit` bytes are
 * passed; a chunk of nothing counts too. Lets timers and other work run in between.
 * @throws OutputError code `too-large`; NetworkError for a connection that breaks
 */
export async function readChunks(
	{ body }: Response,
	[limit, option]: ReturnType<typeof sizeLimit>,
	call: Call,
): Promise<Uint8Array<ArrayBuffer>[]> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let left = limit;
	let rested = 0;
	let unrested = 0;
	let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
	try {
		reader = body?.getReader();
		for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
			const { byteLength } = read.value;
			left -= byteLength || READ_COST;
			if (left < 0)
				throw new OutputError(
					`The answer is larger than ${limit} bytes. Raise ${option} if that is expected.`,
					{
						code: "too-large",
					},
				);
			if (byteLength > 0) chunks.push(read.value);
			unrested += byteLength + READ_COST;
			if (unrested > REST_BYTES) {
				chunks.push(join(chunks.splice(rested++)));
				unrested = 0;
				await call.clock.sleep(0, call.signal);
			}
		}
	} catch (error) {
		release(reader);
		throw toThrown(error, call, "The connection broke while the answer was read.");
	}
	return chunks;
}

/** Chunks as one. */
export function join(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
	const [first] = chunks;
	if (first && chunks.length === 1) return first;
	const bytes = new Uint8Array(chunks.reduce((size, { byteLength }) => size + byteLength, 0));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}

/**
 * A reply as the adapter reads it.
 * @throws OutputError when it has another shape
 */
export function readOutput(context: ReplyContext, reply: unknown): unknown {
	try {
		return context.adapter.fromResponse(reply, context.route);
	} catch (error) {
		throw toOutputError(error, context, reply);
	}
}

/**
 * The error to throw for a reply without the promised shape: the contract's text, and the place in the reply. Aborts and errors
 * of the library stay as they are; anything else an adapter threw counts as a wrong shape too.
 */
export function toOutputError(
	error: unknown,
	{ adapter, call }: Pick<ReplyContext, "adapter" | "call">,
	reply: unknown,
): unknown {
	if (InferenceError.is(error)) return error;
	if (call.signal.aborted) return call.signal.reason;
	const shape = ShapeError.is(error) ? error : undefined;
	const text = shape?.isFinal ? shape.message : expectedOf(adapter, reply);
	const redact = redactorOf(call);
	const detail = hideUrlSecrets(redact(text)).slice(0, LONGEST_DETAIL);
	return new OutputError(toOutputMessage(detail), { cause: toCause(error, redact), path: shape?.path });
}

/** The adapter's text of the expected reply; it may be too deep to be quoted. */
export function expectedOf({ expected }: AnyAdapter, reply: unknown): string {
	try {
		return typeof expected === "string" ? expected : expected(reply);
	} catch {
		return "Expected another shape";
	}
}

/** Chunks of UTF-8 as text. */
function decodeChunks(chunks: readonly Uint8Array<ArrayBuffer>[], fatal = false): string {
	return new TextDecoder("utf-8", { fatal }).decode(join(chunks));
}
