import { describe, expect, it } from "vitest";
import { ApiError, type InferenceError } from "../../errors/errors.ts";
import { redactorOf } from "../../lib/redact.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Options } from "../../types/call.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";
import { openCall } from "../call/call.ts";
import { findMessage, toApiError, toSummary } from "./failure.ts";

const PROMPT = "a secret fox in the snow";
const REQUEST: HttpRequest = {
	method: "POST",
	url: "https://router.huggingface.co/groq/v1/x?token=query",
	headers: { "X-HF-Bill-To": "acme" },
	auth: { header: "Authorization", prefix: "Bearer " },
	body: { kind: "json", value: { model: "acme/fox", inputs: PROMPT } },
};

interface Case {
	status?: number;
	type?: string;
	text: string;
	task?: ClientTask;
	isStream?: boolean;
	headers?: Record<string, string>;
	options?: Options;
	url?: string;
	body?: Body;
}

function failure({
	status = 418,
	type,
	text,
	task,
	isStream,
	headers,
	options = {},
	url,
	body,
}: Case): ApiError {
	const call = openCall({
		task: task ?? "text-to-image",
		args: { model: "acme/fox", accessToken: "hf_secret" },
		options,
	});
	const response = new Response(text, {
		status,
		headers: { ...headers, "content-type": type ?? "application/json" },
	});
	const request = { ...REQUEST, url: url ?? REQUEST.url, body: body ?? REQUEST.body };
	call.sent = request;
	return toApiError({ response, text, request, call, ...(isStream !== undefined && { isStream }) });
}

const messageOf = (one: Case): string => failure(one).message;

describe("a failed response that is not a stream", () => {
	it.each([
		["error as text", '{"error":"out of memory"}', "out of memory"],
		["error with a message", '{"error":{"message":"no such model","type":"x"}}', "no such model"],
		["error without words", '{"error":{"reason":7}}', '{"reason":7}'],
		["error without words beside a message", '{"error":{"reason":7},"message":"broken"}', "broken"],
		["error as a list", '{"error":["a","b"]}', '["a","b"]'],
		["detail as text", '{"detail":"Not Found"}', "Not Found"],
		["detail as a list of checks", '{"detail":[{"loc":["body"],"msg":"field required"}]}', "field required"],
		["detail with a message", '{"detail":{"message":"too long"}}', "too long"],
		["detail without words", '{"detail":{"code":3}}', '{"code":3}'],
		["message alone", '{"message":"quota exceeded"}', "quota exceeded"],
		["errors with messages", '{"errors":[{"message":"first"},{"message":"second"}]}', "first"],
		["errors as texts", '{"errors":["first"]}', "first"],
		["a problem's title", '{"title":"Bad Request","status":400}', "Bad Request"],
		["unknown fields only", '{"code":3}', '{"code":3}'],
		["an empty error before a message", '{"error":"","message":"said"}', "said"],
	])("says %s", (_name, text, message) => {
		expect(messageOf({ text })).toBe(message);
	});

	it.each([
		"application/json",
		"application/json; charset=utf-8",
		"APPLICATION/JSON",
		"application/problem+json",
		"application/vnd.api+json",
	])("reads the provider's words from %s", (type) => {
		expect(messageOf({ type, text: '{"error":"busy"}' })).toBe("busy");
	});

	it.each([
		["plain text", "text/plain", "no credit", "no credit"],
		["plain text with parameters", "Text/Plain; charset=utf-8", "no credit", "no credit"],
		["empty plain text", "text/plain", "", "An error occurred while fetching the blob"],
		["a web page", "text/html", "<h1>Bad gateway</h1>", "An error occurred while fetching the blob"],
		["no type", "", "oops", "An error occurred while fetching the blob"],
		["JSON cut in half", "application/json", '{"err', "An error occurred while fetching the blob"],
		["JSON that is empty", "application/json", "", "An error occurred while fetching the blob"],
		["JSON that says nothing", "application/json", "{}", "An error occurred while fetching the blob"],
		["JSON null", "application/json", "null", "An error occurred while fetching the blob"],
	])("has a text for %s", (_name, type, text, message) => {
		expect(messageOf({ type, text })).toBe(message);
	});
});

describe("a failed response to a chat", () => {
	it.each([400, 404, 422, 500])(
		"says after %i that the model may not chat, with the provider's words",
		(status) => {
			expect(
				messageOf({ status, task: "conversational", text: '{"error":{"message":"unknown model"}}' }),
			).toBe("Server acme/fox does not seem to support chat completion. Error: unknown model");
		},
	);

	it("shows an error without words as JSON", () => {
		expect(messageOf({ status: 400, task: "conversational", text: '{"error":{"code":7}}' })).toBe(
			'Server acme/fox does not seem to support chat completion. Error: {"code":7}',
		);
	});

	it("says the same of a stream that never began", () => {
		expect(messageOf({ status: 422, task: "conversational", isStream: true, text: '{"error":"no"}' })).toBe(
			"Server acme/fox does not seem to support chat completion. Error: no",
		);
	});

	it.each([401, 403, 429, 502, 503])("has only the provider's words after %i", (status) => {
		expect(messageOf({ status, task: "conversational", text: '{"error":"not you"}' })).toBe("not you");
	});

	it("blames nobody's chat for a response that says nothing", () => {
		expect(messageOf({ status: 500, task: "conversational", text: "" })).toBe(
			"An error occurred while fetching the blob",
		);
	});
});

describe("a stream that never began", () => {
	it.each([
		["error as text", '{"error":"overloaded"}', "overloaded"],
		["error with a message", '{"error":{"message":"overloaded"}}', "overloaded"],
		["message alone", '{"message":"overloaded"}', "overloaded"],
		["detail", '{"detail":"overloaded"}', "overloaded"],
		["nothing usable", '{"error":{"code":1}}', "Server response contains error: 418"],
	])("says %s", (_name, text, message) => {
		expect(messageOf({ isStream: true, text })).toBe(message);
	});

	it("names the status of anything else, and keeps the body", () => {
		const error = failure({ isStream: true, status: 502, type: "text/html", text: "<h1>Bad gateway</h1>" });
		expect(error.message).toBe("Server response contains error: 502");
		expect(error.response?.body).toBe("<h1>Bad gateway</h1>");
	});
});

describe("the error of a failed response", () => {
	it("carries status, request id, wait and body", () => {
		const headers = { "x-request-id": "req-1", "retry-after": "2" };
		expect(failure({ status: 429, text: '{"error":"slow"}', headers })).toMatchObject({
			code: "api",
			status: 429,
			requestId: "req-1",
			retryAfter: 2,
			request: { method: "POST", url: "https://router.huggingface.co/groq/v1/x" },
			response: { status: 429, requestId: "req-1", body: { error: "slow" } },
		});
	});

	it("has the names of the reference too", () => {
		const error = failure({ text: "{}" });
		expect(error.httpRequest).toBe(error.request);
		expect(error.httpResponse).toBe(error.response);
		expect(error.name).toBe("ProviderApiError");
	});

	it("holds neither the key nor the prompt, wherever the provider repeats them", () => {
		const text = JSON.stringify({ error: `key hf_secret, input ${PROMPT}`, echo: { inputs: PROMPT } });
		const error: InferenceError = failure({ text });
		const everything = JSON.stringify([error.message, error, error.stack]);
		expect(everything).not.toContain("hf_secret");
		expect(everything).not.toContain(PROMPT);
		expect(error.message).toBe("key [key], input [input]");
	});

	it("holds no key that the provider repeats as the id of the request", () => {
		const error = failure({ text: "{}", headers: { "x-request-id": "id-of-hf_secret" } });
		expect(error.requestId).toBe("id-of-[key]");
		expect(JSON.stringify(error)).not.toContain("hf_secret");
	});

	it("of a deeply nested body is a typed error with its status", () => {
		const error = failure({ text: `${'{"error":'.repeat(50_000)}1${"}".repeat(50_000)}` });
		expect(error).toMatchObject({ name: "ProviderApiError", status: 418 });
		expect(error.message).toContain("[deep]");
	});

	it("keeps the fields of a body whose names the caller has sent as texts", () => {
		const error = failure({ text: '{"error":"no"}', body: { kind: "json", value: { inputs: "error" } } });
		expect(error.response).toMatchObject({ body: { error: "no" } });
	});

	it.each([
		["the router", "https://router.huggingface.co/groq/v1/x", "router"],
		["a provider", "https://api.groq.com/openai/v1/x", "provider"],
		["a file host", "https://huggingface.co/acme/fox/resolve/main/x", "provider"],
	])("says that %s responded", (_name, url, source) => {
		expect(failure({ url, text: "{}" }).source).toBe(source);
	});

	it("knows a router of the caller's own", () => {
		const options = { routerUrl: "http://127.0.0.1:1/router/" };
		expect(failure({ options, text: "{}", url: "http://127.0.0.1:1/router/groq" }).source).toBe("router");
	});

	it("comes about although another URL of the options is broken", () => {
		expect(failure({ options: { routerUrl: "::", hubUrl: "" }, text: '{"error":"busy"}' })).toBeInstanceOf(
			ApiError,
		);
	});
});

describe("findMessage", () => {
	const SILENT: readonly (readonly [unknown])[] = [
		[undefined],
		[null],
		[7],
		["text"],
		[[]],
		[{}],
		[{ error: null }],
		[{ constructor: 1 }],
	];

	it.each(SILENT)("finds no words in %j", (body) => {
		expect(findMessage(body)).toBeUndefined();
	});
});

describe("toSummary", () => {
	it("leaves out the query, which may hold what only the caller should see", () => {
		expect(toSummary(REQUEST, redactorOf({})).url).toBe("https://router.huggingface.co/groq/v1/x");
	});

	it("holds neither the body nor the header of the key", () => {
		expect(toSummary(REQUEST, redactorOf({}))).toEqual({
			method: "POST",
			url: "https://router.huggingface.co/groq/v1/x",
			headers: { "X-HF-Bill-To": "acme" },
		});
	});
});

it("lists the texts of the body once for everything that it redacts", () => {
	let walks = 0;
	const value = new Proxy({ inputs: PROMPT }, { ownKeys: (target) => (walks++, Reflect.ownKeys(target)) });
	const text = JSON.stringify({ error: PROMPT });
	const error = failure({ text, body: { kind: "json", value }, headers: { "x-request-id": "r1" } });
	expect(error.message).toBe("[input]");
	expect(walks).toBe(1);
});
