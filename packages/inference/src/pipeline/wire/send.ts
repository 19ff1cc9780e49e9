import { release, toWebResponse } from "./web-response.ts";
import { VERSION } from "../../lib/version.ts";
import { checkHeaderText, fieldOf, own } from "../../lib/args.ts";
import { checkUrl, hideUrlSecrets, parseUrl } from "../../lib/url.ts";
import { toSummary } from "./failure.ts";
import { redactorOf } from "../../lib/redact.ts";
import { toCause } from "../../lib/to-cause.ts";
import { isBillableStatus, retryWaitMs, wasNeverSent } from "./retry.ts";
import { ApiError, InferenceError, InputError, NetworkError } from "../../errors/errors.ts";
import type { Call } from "../../types/call.ts";
import type { Attempt } from "../../types/reports.ts";
import type { EncodeBody, EncodedBody, Wire } from "../../types/walk.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Web pages get no `User-Agent` of ours: it would only add a header to every preflight. */
const IS_PAGE = Object.hasOwn(globalThis, "document") || Object.hasOwn(globalThis, "WorkerGlobalScope");

/**
 * Puts a request on the wire and returns the final response whatever its status.
 * Repeats what `retryWaitMs` says, each time after cancelling the old body. The key joins the headers here and nowhere else.
 * @throws InputError for a URL or input that cannot be sent; NetworkError when no response came; ApiError for a
 * refused redirect; the signal's own reason when it fired.
 */
export async function send(request: HttpRequest, call: Call, given?: Wire): Promise<Response> {
	const wire = own(given);
	const { url, method, body } = request;
	const { signal, options, clock, context, accessToken = "" } = call;
	checkUrl(url);
	signal.throwIfAborted();
	const init = toInit(request, call, body && (await encodeBody(body, call, wire)));
	if (body) call.sent = request;
	const plain = hideUrlSecrets(url);
	const mayHoldKey = !body && (url.includes("%") || url.toLowerCase().includes(accessToken.toLowerCase())); // a server names URLs of polls and files
	const shown = accessToken && mayHoldKey ? redactorOf({ accessToken })(plain) : plain;
	const hop: Hop = { url, init, isSafe: method === "GET" };
	for (let retries = 0; ; retries++) {
		const wasSafe = hop.isSafe;
		let response: Response | undefined;
		let failure: unknown;
		try {
			response = await fetchFollowing(hop, request, call, wire);
		} catch (error) {
			signal.throwIfAborted();
			failure = error;
		}
		const { isSafe } = hop;
		const ours = !response && InferenceError.is(failure) ? failure : undefined;
		const status = response?.status ?? ours?.status;
		const neverSent = !response && wasNeverSent(failure);
		// A GET that a redirect has put in the place of a POST says that it was accepted.
		const mayCost = isSafe ? !wasSafe : !neverSent && isBillableStatus(status);
		const mayBeBilled = mayCost && !call.ownFetch && body !== undefined;
		if (mayBeBilled && options.retryBilled !== true)
			call.next = call.next.filter((one) => fieldOf(Object(one) as typeof one, "fetch")); // another provider would be paid as well
		const rules = { isSafe, clock, hasNext: call.next.length > 0 };
		const isOver = ours !== undefined || response?.ok;
		const waitedMs = isOver
			? undefined
			: retryWaitMs({ status, headers: response?.headers, neverSent }, retries, rules, options);
		const attempt: Attempt = {
			provider: context.provider ?? "",
			method,
			url: shown,
			status,
			waitedMs,
			mayBeBilled,
		};
		call.attempts.push(attempt);
		options.onAttempt?.(attempt);
		if (waitedMs === undefined) {
			if (response) return response;
			throw ours ?? unanswered(request, call, failure);
		}
		release(response?.body);
		await clock.sleep(waitedMs, signal);
	}
}

/** Encodes a body without files inside. */
export const encodePlain: EncodeBody = (body) => {
	if (body.kind === "form") throw new InputError("This task sends no form.", { code: "form" });
	return { body: body.kind === "json" ? JSON.stringify(body.value) : body.file };
};

/**
 * The target of a redirect that a page cannot see: where a GET with nothing of the caller in it arrives, neither key nor
 * cookies nor the name of who pays. Undefined where that GET is not redirected. For requests that are GETs themselves.
 */
export async function findTarget(url: string, call: Call): Promise<URL | undefined> {
	const fetch = call.ownFetch ?? call.fetch;
	const init = own<RequestInit>({ redirect: "follow", credentials: "omit", signal: call.signal });
	const probe = await fetch(url, init);
	release(probe.body);
	return probe.redirected ? new URL(probe.url) : undefined;
}

async function encodeBody(body: Body, call: Call, { encode = encodePlain }: Wire): Promise<EncodedBody> {
	try {
		return await encode(body, call);
	} catch (cause) {
		call.signal.throwIfAborted();
		if (InferenceError.is(cause)) throw cause;
		throw new InputError("The input cannot be sent: it is not JSON, or a file in it cannot be read.", {
			code: "bad-input",
			cause: toCause(cause, redactorOf(call)),
		});
	}
}

function toInit(request: HttpRequest, call: Call, encoded: EncodedBody | undefined): RequestInit {
	const { method } = request;
	const auth = fieldOf(request, "auth");
	const { includeCredentials } = call.options;
	const headers: Record<string, string> = { ...request.headers };
	if (!IS_PAGE) headers["User-Agent"] = `@pusula/inference/${VERSION}`;
	const type = encoded && fieldOf(encoded, "type");
	if (type) headers["Content-Type"] = type;
	if (auth && call.accessToken)
		headers[auth.header] = auth.prefix + checkHeaderText(call.accessToken, "accessToken");
	const init = own<RequestInit>({ method, headers, redirect: "manual", signal: call.signal });
	if (encoded) init.body = encoded.body;
	if (includeCredentials && !request.withoutCookies)
		init.credentials = (includeCredentials === true ? "include" : includeCredentials) as RequestCredentials; // the modes of fetch
	return init;
}

/** Where the next attempt begins: at the request itself, or at the GET that a redirect has put in its place. */
interface Hop {
	url: string;
	init: RequestInit;
	/** Whether the attempt may be repeated without doing anything twice. */
	isSafe: boolean;
}

/**
 * Fetches and follows redirects as far as they are allowed. A 303, and a 301 or 302 of a POST, say that the request was
 * processed: from then on `hop` is the GET that they name, and only that is repeated.
 */
async function fetchFollowing(hop: Hop, request: HttpRequest, call: Call, wire: Wire): Promise<Response> {
	const fetch = call.ownFetch ?? call.fetch;
	const { mayFollow = (from, to) => from.origin === to.origin } = wire;
	let { url } = hop;
	for (let hops = 0; ; hops++) {
		const response = toWebResponse(await fetch(url, hop.init), fetch);
		const { status, type } = response;
		const leadsToGet = status === 303 || (request.method === "POST" && (status === 301 || status === 302));
		const isHidden = type === "opaqueredirect"; // in pages
		const location = REDIRECTS.includes(status) ? response.headers.get("location") : null;
		if (!isHidden && location === null) return response;
		release(response.body);
		const next = isHidden ? await wire.findTarget?.(url, call) : parseUrl(location ?? "", url);
		if (!next || hops >= MAX_REDIRECTS || !mayFollow(new URL(url), next)) {
			throw new ApiError(
				"The server sent the request on to another address, which was refused. Call that address directly if you trust it.",
				{ code: "redirect", status, request: toSummary(request, redactorOf(call)) },
			);
		}
		url = next.href;
		if (leadsToGet) {
			hop.url = url;
			hop.init = own<RequestInit>({ method: "GET", body: null }, hop.init);
			hop.isSafe = true;
		}
	}
}

/** The error of a request that no response came to. */
function unanswered(request: HttpRequest, call: Call, failure: unknown): NetworkError {
	const redact = redactorOf(call);
	return new NetworkError(redact(`No answer came from ${new URL(request.url).host}.`), {
		cause: toCause(failure, redact),
		request: toSummary(request, redact),
	});
}
