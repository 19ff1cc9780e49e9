import { ApiError, InferenceError, InputError, NetworkError } from "../../errors.ts";
import { checkHeaderText, checkUrl } from "../../lib/check-request.ts";
import { withoutQuery } from "../../lib/url.ts";
import { VERSION } from "../../lib/version.ts";
import type { Call } from "../../types/call.ts";
import type { Attempt } from "../../types/reports.ts";
import type { EncodeBody, Wire } from "../../types/walk.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";
import { toSummary } from "./failure.ts";
import { mayBeBilled, retryWaitMs, wasNeverSent } from "./retry.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Puts a request on the wire and returns the final response whatever its status.
 * Repeats what `retryWaitMs` says, each time after cancelling the old body. The key joins the headers here and nowhere else.
 * @throws InputError for a URL or input that cannot be sent; NetworkError when no response came; ApiError for a
 * refused redirect; the signal's own reason when it fired.
 */
export async function send(
	request: HttpRequest,
	call: Call,
	{ encode = encodePlain, mayFollow = isSameOrigin }: Wire = {},
): Promise<Response> {
	checkUrl(request.url);
	call.signal.throwIfAborted();
	const body = request.body && (await encodeBody(request.body, call, encode));
	const init = toInit(request, call, body);
	for (let retries = 0; ; retries++) {
		let response: Response | undefined;
		let failure: unknown;
		try {
			response = await fetchFollowing(request, init, call, mayFollow);
		} catch (error) {
			if (call.signal.aborted) throw call.signal.reason;
			failure = error;
		}
		const neverSent = wasNeverSent(failure);
		const rules = { isSafe: request.method === "GET", clock: call.clock, hasNext: call.hasNext };
		const waitedMs = InferenceError.is(failure)
			? undefined
			: retryWaitMs(response ?? { neverSent }, retries, rules, call.options);
		const status = response?.status ?? (InferenceError.is(failure) ? failure.status : undefined);
		recordAttempt(request, call, { status, waitedMs, neverSent });
		if (waitedMs !== undefined) {
			if (response) await discard(response);
			await call.clock.sleep(waitedMs, call.signal);
		} else if (response) return response;
		else if (InferenceError.is(failure)) throw failure;
		else
			throw new NetworkError(`No answer came from ${new URL(request.url).host}.`, {
				cause: failure,
				request: toSummary(request),
			});
	}
}

/** Encodes a body without files inside. */
export const encodePlain: EncodeBody = (body) => {
	if (body.kind === "json") return JSON.stringify(body.value);
	if (body.kind === "file") return body.file;
	throw new InputError("This task sends no form.", { code: "form" });
};

function isSameOrigin(from: URL, to: URL): boolean {
	return from.origin === to.origin;
}

async function encodeBody(body: Body, call: Call, encode: EncodeBody): Promise<BodyInit> {
	try {
		return await encode(body, call);
	} catch (cause) {
		if (call.signal.aborted) throw call.signal.reason;
		if (InferenceError.is(cause)) throw cause;
		throw new InputError("The input cannot be sent: it is not JSON, or a file in it cannot be read.", {
			code: "bad-input",
			cause,
		});
	}
}

function toInit(request: HttpRequest, call: Call, body: BodyInit | undefined): RequestInit {
	const { includeCredentials } = call.options;
	const headers: Record<string, string> = { ...request.headers };
	if (!isPage()) headers["User-Agent"] = `@pusula/inference/${VERSION}`;
	if (request.auth && call.accessToken)
		headers[request.auth.header] = request.auth.prefix + checkHeaderText(call.accessToken, "accessToken");
	const init: RequestInit = { method: request.method, headers, redirect: "manual", signal: call.signal };
	if (body !== undefined) init.body = body;
	if (includeCredentials && !request.withoutCookies)
		init.credentials = (includeCredentials === true ? "include" : includeCredentials) as RequestCredentials; // the modes of fetch
	return init;
}

/** Web pages get no `User-Agent` of ours: it would only add a header to every preflight. */
function isPage(): boolean {
	return "document" in globalThis || "WorkerGlobalScope" in globalThis;
}

/** Fetches and follows redirects as far as they are allowed. After 303 the next request has no body. */
async function fetchFollowing(
	request: HttpRequest,
	init: RequestInit,
	{ fetch }: Call,
	mayFollow: (from: URL, to: URL) => boolean,
): Promise<Response> {
	let { url } = request;
	let sent = init;
	for (let hops = 0; ; hops++) {
		let response = await fetch(url, sent);
		// Pages cannot see where a redirect leads: only a request without a body may then follow it blindly.
		if (response.type === "opaqueredirect" && request.method === "GET")
			response = await fetch(url, { ...sent, redirect: "follow" });
		const next = redirectOf(response, url);
		if (next === undefined) return response;
		await discard(response);
		if (next === "hidden" || hops >= MAX_REDIRECTS || !mayFollow(new URL(url), next)) {
			throw new ApiError(
				"The server sent the request on to another address, which was refused. Call that address directly if you trust it.",
				{ code: "redirect", status: response.status, request: toSummary(request) },
			);
		}
		url = next.href;
		if (response.status === 303) sent = { ...init, method: "GET", body: null };
	}
}

/** The target of a redirect: a URL, `"hidden"` in pages, or undefined for a response that is none. */
function redirectOf({ type, status, headers }: Response, url: string): URL | "hidden" | undefined {
	if (type === "opaqueredirect") return "hidden";
	const location = REDIRECTS.has(status) ? headers.get("location") : null;
	if (location === null) return undefined;
	return URL.canParse(location, url) ? new URL(location, url) : "hidden";
}

/** Releases a body that nobody reads. A broken one has nothing left to release. */
async function discard({ body }: Response): Promise<void> {
	await body?.cancel().catch(() => undefined);
}

/** Adds an attempt to the call's record and calls the caller's `onAttempt`. */
function recordAttempt(
	{ method, url }: HttpRequest,
	call: Call,
	{ status, waitedMs, neverSent }: Pick<Attempt, "status" | "waitedMs"> & { neverSent: boolean },
): void {
	const attempt: Attempt = {
		provider: call.context.provider ?? "",
		method,
		url: withoutQuery(url),
		status,
		waitedMs,
		mayBeBilled: method !== "GET" && !neverSent && mayBeBilled(status),
	};
	call.attempts.push(attempt);
	call.options.onAttempt?.(attempt);
}
