import { DIALECTS } from "../generated/dialects.ts";
import { findDialect, KNOWN_HOSTS, redirectTarget, withoutMirror } from "../platform/find-dialect.ts";
import type { FaultScript } from "../faults/fault.ts";
import { findOutage } from "../faults/outage.ts";
import { createFaultCounter, findAction, toFaultTarget, type FaultCounter } from "../faults/match-faults.ts";
import { ConnectionCut } from "../http/body-stream.ts";
import { followRedirects } from "../http/follow-redirects.ts";
import { plainBody, readBody, readHeaders } from "../http/read-request.ts";
import { preflight, redirect, respond, type Frame } from "../http/respond.ts";
import { type Sleep, wait } from "../http/wait.ts";
import { createHub, type HubOptions } from "../state/hub.ts";
import { findRule, applyRule } from "../rules/apply-rule.ts";
import type { Call, DialectMatch, Reply } from "../rules/dialect.ts";
import type { RecordedRequest } from "../types/request.ts";
import { createKnownExamples, type ExampleOptions } from "../answers/known-examples.ts";
import { createFiles } from "../state/files.ts";
import { createJobs } from "../state/jobs.ts";
import { createRepositories, type RepositoryOptions } from "../state/repositories.ts";
import type { State } from "../state/state.ts";

/** Options of a simulator; every field may be left out. */
export interface SimulatorOptions extends HubOptions, RepositoryOptions, ExampleOptions {
	/** Failures to simulate. Default: none. */
	readonly faults?: FaultScript;
	/** Changes every made-up answer; the same seed and request get the same response. Default 0. */
	readonly seed?: number;
	/** Milliseconds before the headers of each response. Default 0. */
	readonly delayMs?: number;
	/** Milliseconds between the events of a stream. Default 0. */
	readonly chunkDelayMs?: number;
	/** Waits before headers and between the pieces of a body, for tests that should not wait. Default: in real time. */
	readonly sleep?: Sleep;
	/** Number of polls of a job before it is done. Default 2: queued, then running. */
	readonly jobPolls?: number;
	/** Most requests kept in `requests`; the oldest are dropped first. Default 1000. */
	readonly maxRecorded?: number;
}

/** The simulator: every known host behind one function. */
export interface Simulator {
	/**
	 * Serves one request for any known host with the signature of the global `fetch`: follows redirects unless
	 * `redirect` says otherwise, rejects with the signal's reason when aborted. An unknown host gets status 502 and the
	 * list of known ones.
	 */
	readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
	/** Requests so far, in order of arrival. */
	readonly requests: readonly RecordedRequest[];
	/** Deletes requests, jobs and files, and resets the counts of the faults. */
	readonly clear: () => void;
}

/**
 * Makes a simulator of every known provider, the router and the hub. It keeps its own record, jobs and files, so two
 * simulators are independent. Works wherever `Request` and `Response` exist.
 * @param options faults, delays, seed and models; all optional
 * @returns `fetch`, the recorded `requests`, and `clear`
 * @example
 * const { fetch, requests } = createSimulator({ seed: 1 });
 * const response = await fetch("https://huggingface.co/api/models/no/such");
 * response.status; // 404
 * requests.length; // 1
 */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
	const { seed = 0, sleep = wait } = options;
	const examplesOfCall = createKnownExamples(options);
	const state: Omit<State, "examples"> = {
		seed,
		hub: createHub(DIALECTS, options),
		jobs: createJobs(seed, options.jobPolls ?? 2),
		files: createFiles(),
		repositories: createRepositories(options),
	};
	const faults = createFaultCounter(options.faults ?? []);
	const requests: RecordedRequest[] = [];
	let count = 0;

	const serve = async (request: Request): Promise<Response> => {
		count += 1;
		const frame: Frame = {
			requestId: `sim-${String(count).padStart(6, "0")}`,
			origin: request.headers.get("origin") ?? undefined,
			chunkDelayMs: options.chunkDelayMs ?? 0,
			sleep,
			signal: request.signal,
			faults: [],
			isHead: request.method === "HEAD",
		};
		const url = withoutMirror(new URL(request.url));
		const match = findDialect(url);
		await state.repositories.ready;
		const call = await readCall(request, url, match, { ...state, examples: examplesOfCall() });
		requests.push(recordOf(call, request.url));
		if (requests.length > (options.maxRecorded ?? 1000)) requests.shift();
		if (call.method === "OPTIONS") return preflight(frame, call.headers["access-control-request-headers"]);
		await sleep(options.delayMs ?? 0, request.signal);
		return match ? replyTo(call, match, faults, frame) : respond(unknownHost(call), frame);
	};

	return {
		fetch: async (input, init) => {
			const request = new Request(input, init);
			request.signal.throwIfAborted();
			const bytes = await request.clone().arrayBuffer();
			return followRedirects(request, bytes.byteLength > 0 ? bytes : undefined, serve);
		},
		requests,
		clear: () => {
			requests.length = 0;
			count = 0;
			faults.clear();
			state.jobs.clear();
			state.files.clear();
		},
	};
}

/** The response of a call's dialect, unless a fault comes before. */
async function replyTo(
	call: Call,
	match: DialectMatch,
	faults: FaultCounter,
	frame: Frame,
): Promise<Response> {
	const found = findRule(call, match);
	const actions = faults.match(toFaultTarget(call, found?.rule.task ?? "", found?.rule.stage ?? "call"));
	await frame.sleep(findAction(actions, "slow-headers")?.delayMs ?? 0, frame.signal);
	if (findAction(actions, "cut-before-headers")) throw new ConnectionCut();
	const moved = call.url.searchParams.has("redirected") ? undefined : findAction(actions, "redirect");
	if (moved) return redirect(frame, moved.status, redirectTarget(call.url, moved.to));
	const outage = findOutage(actions, match.dialect);
	if (outage) return respond(outage, frame);
	const jobOutcome = findAction(actions, "job")?.outcome ?? "succeeded";
	const reply = applyRule(
		{ ...call, params: found?.params ?? {}, task: found?.rule.task, jobOutcome },
		match,
		found?.rule,
	);
	return respond(reply, { ...frame, faults: isError(reply) ? [] : actions });
}

async function readCall(
	request: Request,
	url: URL,
	match: DialectMatch | undefined,
	state: State,
): Promise<Call> {
	return {
		method: request.method,
		url,
		path: match?.path ?? url.pathname.replace(/^\/+/, ""),
		params: {},
		headers: readHeaders(request.headers),
		body: await readBody(request),
		provider: match?.dialect.id ?? "unknown",
		routed: match?.routed ?? false,
		withCookies: request.credentials === "include",
		state,
		jobOutcome: "succeeded",
	};
}

function recordOf({ method, headers, body, provider, routed }: Call, url: string): RecordedRequest {
	return { method, url, headers, body: plainBody(body), provider, routed };
}

function unknownHost({ url }: Call): Reply {
	const message = `The simulator does not know the host "${url.host}". It knows: ${KNOWN_HOSTS.join(", ")}.`;
	return {
		kind: "json",
		status: 502,
		value: { error: { message, type: "unknown_host", hosts: KNOWN_HOSTS } },
	};
}

/** Faults of a good reply do not change an error, so that a wrong request is still seen as one. */
function isError(reply: Reply): boolean {
	return reply.kind !== "events" && (reply.status ?? 200) >= 400;
}
