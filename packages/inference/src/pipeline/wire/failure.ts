import { ApiError, type ErrorFields, HubError } from "../../errors.ts";
import { toRedacted, toRedactedJson } from "../../lib/redact.ts";
import { peek } from "../../lib/read.ts";
import type { Call } from "../../types/call.ts";
import type { RequestSummary } from "../../types/reports.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { HUB_URL, joinUrl, ROUTER_URL, withoutQuery } from "../route/build.ts";
import { askedWaitMs } from "./retry.ts";

/** Where providers put their own words in an error body, best first. */
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
const CHAT_REFUSALS = new Set([400, 404, 422, 500]);

/** The provider's own words in an error body, or undefined. */
export function findMessage(body: unknown): string | undefined {
	for (const path of MESSAGE_PATHS) {
		const found = peek(body, path);
		if (typeof found === "string" && found !== "") return found;
	}
	return undefined;
}

/** What an error body without words holds, as JSON; undefined where it says nothing. */
function findDetail(body: unknown): string | undefined {
	const detail = peek(body, "error") ?? peek(body, "detail") ?? body ?? {};
	return typeof detail === "object" && Object.keys(detail).length === 0 ? undefined : JSON.stringify(detail);
}

function contentTypeOf(response: Response): string {
	return (response.headers.get("content-type") ?? "").toLowerCase();
}

function isJson(type: string): boolean {
	return type.startsWith("application/json") || type.startsWith("application/problem+json");
}

/** What an error tells of its request. */
export function toSummary({ method, url, headers }: HttpRequest): RequestSummary {
	return { method, url: withoutQuery(url), headers };
}

/** The message of a failed answer: the contract's texts around the provider's own words. */
function toMessage(
	status: number,
	type: string,
	text: string,
	body: unknown,
	isStream: boolean,
	call: Call,
): string {
	const words = isJson(type) ? findMessage(body) : undefined;
	const detail = words ?? (isJson(type) ? findDetail(body) : undefined);
	if (detail !== undefined && call.task === "conversational" && CHAT_REFUSALS.has(status)) {
		return `Server ${call.context.model ?? call.endpointUrl} does not seem to support chat completion. Error: ${detail}`;
	}
	if (words !== undefined) return words;
	if (isStream) return `Server response contains error: ${status}`;
	if (detail !== undefined) return detail;
	if (type.startsWith("text/plain") && text !== "") return text;
	return "An error occurred while fetching the blob";
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The error for an answer whose status says that the request failed. Neither key nor prompt is in it. */
export function toApiError(
	response: Response,
	rawText: string,
	request: HttpRequest,
	call: Call,
	{ isStream = false, message }: { isStream?: boolean; message?: string } = {},
): ApiError {
	const body = toRedactedJson(parse(rawText), call.accessToken, request.body);
	const text = toRedacted(rawText, call.accessToken, request.body);
	const wait = askedWaitMs(response.headers, call.clock);
	const requestId = toRedacted(response.headers.get("x-request-id") ?? "", call.accessToken, request.body);
	const fields: Partial<ErrorFields> = {
		status: response.status,
		requestId,
		retryAfter: wait === undefined ? undefined : wait / 1000,
		attempts: [...call.attempts],
		request: toSummary(request),
		response: { status: response.status, requestId, body: body ?? text },
	};
	const words = message ?? toMessage(response.status, contentTypeOf(response), text, body, isStream, call);
	const { hubUrl = HUB_URL, routerUrl = ROUTER_URL } = call.options;
	if (request.url.startsWith(joinUrl(hubUrl, "api/"))) return new HubError(words, fields);
	const isRouted = request.url.startsWith(joinUrl(routerUrl, ""));
	return new ApiError(words, { ...fields, source: isRouted ? "router" : "provider" });
}
