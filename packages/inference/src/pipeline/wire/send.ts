import { ApiError, InferenceError, InputError, NetworkError } from "../../errors.ts";
import { checkHeaderText, checkUrl } from "../../lib/check-request.ts";
import { redactorOf } from "../../lib/redact.ts";
import { toCause } from "../../lib/to-cause.ts";
import { hideUrlSecrets, parseUrl } from "../../lib/url.ts";
import { VERSION } from "../../lib/version.ts";
import type { Call } from "../../types/call.ts";
import type { Attempt } from "../../types/reports.ts";
import type { EncodeBody, EncodedBody, Wire } from "../../types/walk.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";
import { toSummary } from "./failure.ts";
import { toWebResponse } from "./web-response.ts";
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
	if (request.body) call.sent = request;
	const body = request.body && (await encodeBody(request.body, call, encode));
	const hop: Hop = { url: request.url, init: toInit(request, call, body), isSafe: request.method === "GET" };
	for (let retries = 0; ; retries++) {
		const wasSafe = hop.isSafe;
		let response: Response | undefined;
		let failure: unknown;
		try {
			response = await fetchFollowing(hop, request, call, mayFollow);
		} catch (error) {
			if (call.signal.aborted) throw call.signal.reason;
			failure = error;
		}
		const own = InferenceError.is(failure) ? failure : undefined;
		const neverSent = wasNeverSent(failure);
		const rules = { isSafe: hop.isSafe, clock: call.clock, hasNext: call.hasNext };
		const waitedMs = own ? undefined : retryWaitMs(response ?? { neverSent }, retries, rules, call.options);
		const status = response?.status ?? own?.status;
		const isAccepted = hop.isSafe && !wasSafe;
		const attempt: Attempt = {
			provider: call.context.provider ?? "",
			method: request.method,
			url: hideUrlSecrets(request.url),
			status,
			waitedMs,
			mayBeBilled: !call.ownFetch && (isAccepted || (!wasSafe && !neverSent && mayBeBilled(status))),
		};
		call.attempts.push(attempt);
		call.options.onAttempt?.(attempt);
		if (waitedMs === undefined) {
			if (response) return response;
			throw own ?? unanswered(request, call, failure);
		}
		if (response) discard(response);
		await call.clock.sleep(waitedMs, call.signal);
	}
}

/** Encodes a body without files inside. */
export const encodePlain: EncodeBody = (body) => {
	if (body.kind === "json") return { body: JSON.stringify(body.value) };
	if (body.kind === "file") return { body: body.file };
	throw new InputError("This task sends no form.", { code: "form" });
};

/**
 * Releases a body that nobody reads. A broken one has nothing left to release. Never waited for: it does not end while a
 * clone of the response, such as a logging `fetch` makes, is unread.
 */
export function discard({ body }: Response): void {
	body?.cancel().catch(() => undefined);
}

function isSameOrigin(from: URL, to: URL): boolean {
	return from.origin === to.origin;
}

async function encodeBody(body: Body, call: Call, encode: EncodeBody): Promise<EncodedBody> {
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

function toInit(request: HttpRequest, call: Call, encoded: EncodedBody | undefined): RequestInit {
	const { includeCredentials } = call.options;
	const headers: Record<string, string> = { ...request.headers };
	if (!isPage()) headers["User-Agent"] = `@pusula/inference/${VERSION}`;
	if (encoded?.type) headers["Content-Type"] = encoded.type;
	if (request.auth && call.accessToken)
		headers[request.auth.header] = request.auth.prefix + checkHeaderText(call.accessToken, "accessToken");
	const init: RequestInit = { method: request.method, headers, redirect: "manual", signal: call.signal };
	if (encoded) init.body = encoded.body;
	if (includeCredentials && !request.withoutCookies)
		init.credentials = (includeCredentials === true ? "include" : includeCredentials) as RequestCredentials; // the modes of fetch
	return init;
}

/** Web pages get no `User-Agent` of ours: it would only add a header to every preflight. */
function isPage(): boolean {
	return "document" in globalThis || "WorkerGlobalScope" in globalThis;
}

/** Where the next attempt begins: at the request itself, or at the GET that a 303 has put in its place. */
interface Hop {
	url: string;
	init: RequestInit;
	/** Whether the attempt may be repeated without doing anything twice. */
	isSafe: boolean;
}

/**
 * Fetches and follows redirects as far as they are allowed. A 303 says that the request was processed: from then on `hop`
 * is the GET that it names, and only that is repeated.
 */
async function fetchFollowing(
	hop: Hop,
	request: HttpRequest,
	call: Call,
	mayFollow: (from: URL, to: URL) => boolean,
): Promise<Response> {
	const fetch = call.ownFetch ?? call.fetch;
	let { url } = hop;
	for (let hops = 0; ; hops++) {
		const response = toWebResponse(await fetch(url, hop.init), fetch);
		let next = redirectOf(response, url);
		if (next === undefined) return response;
		discard(response);
		if (response.type === "opaqueredirect" && request.method === "GET")
			next = await findTarget(url, hop.init, fetch);
		if (next === "hidden" || hops >= MAX_REDIRECTS || !mayFollow(new URL(url), next)) {
			throw new ApiError(
				"The server sent the request on to another address, which was refused. Call that address directly if you trust it.",
				{ code: "redirect", status: response.status, request: toSummary(request) },
			);
		}
		url = next.href;
		if (response.status === 303) {
			hop.url = url;
			hop.init = { ...hop.init, method: "GET", body: null };
			hop.isSafe = true;
		}
	}
}

/**
 * The target of a redirect that a page cannot see: where a GET with nothing of the caller in it arrives, neither key nor
 * cookies nor the name of who pays. Hidden where that GET is not redirected.
 */
async function findTarget(
	url: string,
	{ signal }: RequestInit,
	fetch: Call["fetch"],
): Promise<URL | "hidden"> {
	const probe = toWebResponse(
		await fetch(url, { redirect: "follow", credentials: "omit", signal: signal ?? null }),
		fetch,
	);
	discard(probe);
	return probe.redirected ? new URL(probe.url) : "hidden";
}

/** The target of a redirect: a URL, `"hidden"` in pages, or undefined for a response that is none. */
function redirectOf({ type, status, headers }: Response, url: string): URL | "hidden" | undefined {
	if (type === "opaqueredirect") return "hidden";
	const location = REDIRECTS.has(status) ? headers.get("location") : null;
	if (location === null) return undefined;
	return parseUrl(location, url) ?? "hidden";
}

/** The error of a request that no response came to. */
function unanswered(request: HttpRequest, call: Call, failure: unknown): NetworkError {
	return new NetworkError(`No answer came from ${new URL(request.url).host}.`, {
		cause: toCause(failure, redactorOf(call)),
		request: toSummary(request),
	});
}
