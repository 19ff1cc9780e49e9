import fc from "fast-check";
import { InferenceError, type ResolveModel } from "../src/core.ts";

/** Words of many services' replies, so that made-up replies come near to real ones. */
export const WORDS = [
	"choices",
	"message",
	"delta",
	"content",
	"finish_reason",
	"data",
	"embedding",
	"b64_json",
	"images",
	"image",
	"url",
	"output",
	"outputs",
	"status",
	"state",
	"error",
	"detail",
	"id",
	"created",
	"model",
	"usage",
	"request_id",
	"response_url",
	"task",
	"task_id",
	"task_status",
	"urls",
	"get",
	"video",
	"audio",
	"audios",
	"text",
	"label",
	"score",
	"box",
	"xmin",
	"generated_text",
	"labels",
	"scores",
	"result",
	"sample",
	"polling_url",
	"inferenceProviderMapping",
	"__proto__",
	"constructor",
	"toString",
	"length",
	"0",
];
export const TEXTS = [
	"",
	"x",
	"[DONE]",
	"completed",
	"COMPLETED",
	"succeeded",
	"failed",
	"SUCCESS",
	"Ready",
	"TASK_STATUS_SUCCEED",
	"https://cdn.example.com/a.png",
	"http://169.254.169.254/",
	"file:///etc/passwd",
	"data:image/png;base64,AAAA",
	"data:image/png;base64,%%%",
	"not base64!",
	"AAAA",
	"\uD800",
	"__proto__",
];

/** Every provider serves every model, under a name of its own. */
export const anyModel: ResolveModel = ({ provider, task }) => ({
	provider: provider.id,
	providerId: "m",
	hfModelId: "acme/m",
	status: "live",
	task,
});

/** Any JSON, of words that services use. */
export const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 6, withCrossShrink: true },
		fc.constantFrom(...TEXTS),
		fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308),
		fc.array(tie("value"), { maxLength: 3 }),
		fc
			.array(fc.tuple(fc.constantFrom(...WORDS), tie("value")), { maxLength: 5 })
			.map((pairs) => Object.fromEntries(pairs)),
	),
}));

/** A response with random status, headers and body. */
export const response = fc.record({
	status: fc.constantFrom(200, 200, 200, 200, 201, 204, 302, 400, 401, 404, 418, 422, 500),
	type: fc.constantFrom(
		"application/json",
		"APPLICATION/JSON;x",
		"text/event-stream",
		"text/html",
		"image/png",
		"application/problem+json",
		"",
	),
	location: fc.constantFrom(undefined, "/x", "https://example.com/", "http://[bad", "data:,x"),
	body: fc.oneof(
		json.map((value) => Buffer.from(JSON.stringify(value))),
		json.map((value) => Buffer.from(`data: ${JSON.stringify(value)}\n\n`)),
		json.map((value) => Buffer.from(JSON.stringify(value)).subarray(0, 20)),
		fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
		fc
			.constantFrom("", "null", "{", "[DONE]", "data: [DONE]\n\n", "\uFEFF{}")
			.map((text) => Buffer.from(text)),
	),
});
export interface Made {
	readonly status: number;
	readonly type: string;
	readonly location: string | undefined;
	readonly body: Buffer;
}

/** A fetch that returns the responses one after another, the last of them for ever. */
export function respondingWith(responses: readonly Made[]): typeof fetch {
	let next = 0;
	return () => {
		const made = responses[Math.min(next++, responses.length - 1)];
		return made ? Promise.resolve(toResponse(made)) : Promise.reject(new TypeError("fetch failed"));
	};
}

/** How a call ends: "good", the code of an error of the library, or "raw" and what else was thrown. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
	try {
		await call();
		return "good";
	} catch (error) {
		return InferenceError.is(error) ? error.code : `raw ${String(error)}`;
	}
}

/** An outcome that a caller can deal with. */
export const TYPED = /^(?!raw)/;

function toResponse({ status, type, location, body }: Made): Response {
	const headers = {
		...(type !== "" && { "content-type": type }),
		...(location !== undefined && { location }),
	};
	return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
}
