import { InferenceError, OutputError, toOutputMessage } from "../../errors.ts";
import { peek } from "../../lib/read.ts";
import { redactorOf } from "../../lib/redact.ts";
import { ShapeError } from "../../lib/shape-error.ts";
import { toCause } from "../../lib/to-cause.ts";
import { hideUrlSecrets } from "../../lib/url.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Exchange, ReplyContext } from "../../types/walk.ts";
import { decodeReply } from "./decode.ts";

/** Most letters of a reply in a message: replies may hold whole pictures. */
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
