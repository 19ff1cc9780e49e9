import { ApiError } from "../../errors/errors.ts";
import { JSON_TYPE } from "../../lib/content-type.ts";
import { peek } from "../../lib/read.ts";
import { type Redact, redactorOf } from "../../lib/redact.ts";
import { ROUTER_URL } from "../../lib/platform-urls.ts";
import { hideUrlSecrets, joinUrl } from "../../lib/url.ts";
import type { Call } from "../../types/call.ts";
import type { ClientTask } from "../../types/task.ts";
import type { RequestSummary } from "../../types/reports.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { requestedWaitMs } from "./retry.ts";

/** Paths of the provider's own words in an error body, best first. */
const MESSAGE_PATHS = [
	"error.message",
	"error",
	"detail.0.msg",
	"detail.message",
	"detail",
	"message",
	"errors.0.message",
	"errors.0",
	"title",
];
/** Statuses with which a server that does not serve a task may respond. */
const REFUSALS = [400, 404, 422, 500];
/** Tasks for which the contract's message then says that the server may not serve them, and their names in it. */
// oxlint-disable-next-line pusula/task-is-data -- a sentence of the contract, which has it for this task alone
const OFTEN_UNSERVED: { readonly [T in ClientTask]?: string } = { conversational: "chat completion" };

/** A response that says that its request failed. */
interface Failure {
	readonly response: Response;
	/** The body as text. */
	readonly text: string;
	readonly request: HttpRequest;
	readonly call: Call;
	/** Whether a stream was requested, which has its own message. */
	readonly isStream?: boolean;
	/** In place of the message in the body. */
	readonly message?: string | undefined;
}

/** The error for a response with an error status. Neither key nor prompt is in it. */
export function toApiError(failure: Failure): ApiError {
	const { response, request, call } = failure;
	const redact = redactorOf(call);
	const body = redact(parse(failure.text));
	const text = redact(failure.text);
	const wait = requestedWaitMs(response.headers, call.clock);
	const requestId = redact(response.headers.get("x-request-id") ?? "");
	const { status } = response;
	const words = failure.message === undefined ? toMessage(failure, text, body) : redact(failure.message);
	const { routerUrl = ROUTER_URL } = call.options;
	return new ApiError(hideUrlSecrets(words), {
		status,
		requestId,
		retryAfter: wait && wait / 1000,
		attempts: [...call.attempts],
		request: toSummary(request, redact),
		response: { status, requestId, body: body ?? text },
		source: request.url.startsWith(joinUrl(routerUrl, "")) ? "router" : "provider",
	});
}

/** The request of an error, with as much of its URL as may be shown: servers name those of polls and files. */
export function toSummary({ method, url, headers }: HttpRequest, redact: Redact): RequestSummary {
	return { method, url: redact(hideUrlSecrets(url)), headers };
}

/** The provider's own words in an error body, or undefined. */
export function findMessage(body: unknown): string | undefined {
	for (const path of MESSAGE_PATHS) {
		const found = peek(body, path);
		if (typeof found === "string" && found !== "") return found;
	}
	return undefined;
}

/** The message of a failed response: the contract's texts around the provider's own words. */
function toMessage({ response, isStream, call }: Failure, text: string, body: unknown): string {
	const { status } = response;
	const type = response.headers.get("content-type") ?? "";
	const isJson = JSON_TYPE.test(type);
	const words = isJson ? findMessage(body) : undefined;
	const detail = words ?? (isJson ? findDetail(body) : undefined);
	const name = call.task && OFTEN_UNSERVED[call.task];
	if (detail !== undefined && name && REFUSALS.includes(status)) {
		const server = call.context.model ?? call.endpointUrl ?? "";
		return `Server ${server} does not seem to support ${name}. Error: ${detail}`;
	}
	if (words !== undefined) return words;
	if (isStream) return `Server response contains error: ${status}`;
	if (detail !== undefined) return detail;
	if (/^text\/plain/i.test(type) && text !== "") return text;
	return "An error occurred while fetching the blob";
}

/** An error body without words, as JSON; undefined where it is empty. */
function findDetail(body: unknown): string | undefined {
	const detail = peek(body, "error") ?? peek(body, "detail") ?? body ?? {};
	return typeof detail === "object" && Object.keys(detail).length === 0 ? undefined : JSON.stringify(detail);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
