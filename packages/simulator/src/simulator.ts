import { DIALECTS } from "./dialects/index.ts";
import { findDialect, KNOWN_HOSTS, withoutMirror, type Spoken } from "./hub/find-dialect.ts";
import { findOutage, redirectTarget } from "./faults/outage.ts";
import { createFaultCounter, findAction, targetOf, type FaultCounter } from "./faults/struck.ts";
import { ConnectionCut } from "./http/body-stream.ts";
import { followRedirects } from "./http/follow-redirects.ts";
import { plainBody, readBody, readHeaders } from "./http/read-request.ts";
import { preflight, redirect, respond, type Frame } from "./http/respond.ts";
import { wait } from "./http/wait.ts";
import { createHub } from "./hub/hub.ts";
import { findRule, speak } from "./speak.ts";
import type { Answer, Call, Simulator, SimulatorOptions } from "./types.ts";
import type { RecordedRequest } from "./wire.ts";
import { createFiles } from "./world/files.ts";
import { createJobs } from "./world/jobs.ts";
import type { World } from "./world/world.ts";

/**
 * Makes a simulator of every known provider, the router and the hub. It keeps its own record, jobs and files, so two
 * simulators never touch each other. Works wherever `Request` and `Response` exist.
 */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
	const seed = options.seed ?? 0;
	const world: World = {
		seed,
		hub: createHub(DIALECTS, options),
		jobs: createJobs(seed, options.jobPolls ?? 2),
		files: createFiles(),
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
			signal: request.signal,
			faults: [],
		};
		const url = withoutMirror(new URL(request.url));
		const spoken = findDialect(url);
		const call = await readCall(request, url, spoken, world);
		requests.push(recordOf(call, request.url));
		if (requests.length > (options.maxRecorded ?? 1000)) requests.shift();
		if (call.method === "OPTIONS") return preflight(frame, call.headers["access-control-request-headers"]);
		await wait(options.delayMs ?? 0, request.signal);
		return spoken ? answerCall(call, spoken, faults, frame) : respond(unknownHost(call), frame);
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
			world.jobs.clear();
			world.files.clear();
		},
	};
}

/** Answers a call in its dialect, unless a fault comes before. */
async function answerCall(call: Call, spoken: Spoken, faults: FaultCounter, frame: Frame): Promise<Response> {
	const found = findRule(call, spoken);
	const struck = faults.strike(targetOf(call, found?.rule.task ?? "", found?.rule.stage ?? "call"));
	await wait(findAction(struck, "slow-headers")?.delayMs ?? 0, frame.signal);
	if (findAction(struck, "cut-before-headers")) throw new ConnectionCut();
	const moved = call.url.searchParams.has("redirected") ? undefined : findAction(struck, "redirect");
	if (moved) return redirect(frame, moved.status, redirectTarget(call.url, moved.to));
	const outage = findOutage(struck, spoken.dialect);
	if (outage) return respond(outage, frame);
	const jobOutcome = findAction(struck, "job")?.outcome ?? "succeeded";
	const said = speak({ ...call, params: found?.params ?? {}, jobOutcome }, spoken, found?.rule);
	return respond(said, { ...frame, faults: isRefused(said) ? [] : struck });
}

async function readCall(request: Request, url: URL, spoken: Spoken | undefined, world: World): Promise<Call> {
	return {
		method: request.method,
		url,
		path: spoken?.path ?? url.pathname.replace(/^\/+/, ""),
		params: {},
		headers: readHeaders(request.headers),
		body: await readBody(request),
		provider: spoken?.dialect.id ?? "unknown",
		routed: spoken?.routed ?? false,
		withCookies: request.credentials === "include",
		world,
		jobOutcome: "succeeded",
	};
}

function recordOf({ method, headers, body, provider, routed }: Call, url: string): RecordedRequest {
	return { method, url, headers, body: plainBody(body), provider, routed };
}

function unknownHost({ url }: Call): Answer {
	const message = `The simulator does not know the host "${url.host}". It knows: ${KNOWN_HOSTS.join(", ")}.`;
	return {
		kind: "json",
		status: 502,
		value: { error: { message, type: "unknown_host", hosts: KNOWN_HOSTS } },
	};
}

/** Faults of a good answer do not touch a refusal, so that a wrong request is still seen as one. */
function isRefused(answer: Answer): boolean {
	return answer.kind !== "events" && (answer.status ?? 200) >= 400;
}
