import { checkKey, checkNoPlatformKey } from "./check/auth.ts";
import {
	DIALECTS,
	findDialect,
	KNOWN_HOSTS,
	MIRROR_HOST,
	withoutMirror,
	type Spoken,
} from "./dialects/index.ts";
import { createFaultCounter, findAction, targetOf } from "./faults/struck.ts";
import type { FaultAction } from "./faults/types.ts";
import { ConnectionCut } from "./http/body-stream.ts";
import { followRedirects } from "./http/follow-redirects.ts";
import { matchPath } from "./http/match-path.ts";
import { plainBody, readBody, readHeaders } from "./http/read-request.ts";
import { preflight, redirect, respond, type Frame } from "./http/respond.ts";
import { wait } from "./http/wait.ts";
import { createHub } from "./hub/hub.ts";
import { Refusal } from "./refusal.ts";
import type { Answer, Call, Dialect, Rule, Simulator, SimulatorOptions } from "./types.ts";
import type { Problem, RecordedRequest } from "./wire.ts";
import { encodeText as encode } from "./media/byte-writer.ts";
import { createFiles } from "./world/files.ts";
import { createJobs } from "./world/jobs.ts";
import { type World } from "./world/world.ts";

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

	const record = (call: Call, url: string): void => {
		const { method, headers, provider, routed } = call;
		requests.push({ method, url, headers, body: plainBody(call.body), provider, routed });
		if (requests.length > (options.maxRecorded ?? 1000)) requests.shift();
	};

	const serve = async (request: Request): Promise<Response> => {
		count += 1;
		const url = withoutMirror(new URL(request.url));
		const spoken = findDialect(url);
		const call = await readCall(request, url, spoken, world);
		record(call, request.url);
		const frame: Frame = {
			requestId: `sim-${String(count).padStart(6, "0")}`,
			origin: call.headers["origin"],
			chunkDelayMs: options.chunkDelayMs ?? 0,
			signal: request.signal,
			faults: [],
		};
		if (request.method === "OPTIONS") {
			return preflight(frame, call.headers["access-control-request-headers"]);
		}
		await wait(options.delayMs ?? 0, request.signal);
		if (!spoken) return respond(unknownHost(call), frame);
		const found = findRule(call, spoken);
		const struck = faults.strike(targetOf(call, found?.rule.task ?? "", found?.rule.stage ?? "call"));
		await wait(findAction(struck, "slow-headers")?.delayMs ?? 0, request.signal);
		if (findAction(struck, "cut-before-headers")) throw new ConnectionCut();
		const moved = call.url.searchParams.has("redirected") ? undefined : findAction(struck, "redirect");
		if (moved) return redirect(frame, moved.status, redirectTarget(call.url, moved.to));
		const outage = findOutage(struck, spoken.dialect);
		if (outage) return respond(outage, frame);
		const outcome = findAction(struck, "job")?.outcome ?? "succeeded";
		const answer = speak({ ...call, params: found?.params ?? {}, jobOutcome: outcome }, spoken, found?.rule);
		return respond(answer, { ...frame, faults: isRefused(answer) ? [] : struck });
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

function findRule(call: Call, { dialect }: Spoken): { rule: Rule; params: Call["params"] } | undefined {
	for (const rule of dialect.rules) {
		const params = rule.method === call.method ? matchPath(rule.path, call.path) : undefined;
		if (params && (rule.when?.(call) ?? true)) return { rule, params };
	}
	return undefined;
}

/** Lets the dialect answer, or word its refusal. Key first, then path and method, as gateways do. */
function speak(call: Call, spoken: Spoken, rule: Rule | undefined): Answer {
	const { dialect } = spoken;
	try {
		if (!rule) throw noRule(call, spoken);
		if (rule.open && !call.routed) checkNoPlatformKey(call, dialect);
		else checkKey(call, dialect);
		return rule.answer(call);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const allow = error.problem.status === 405 ? { allow: allowedMethods(call, spoken).join(", ") } : {};
		return {
			kind: "json",
			value: dialect.refuse(error.problem),
			status: error.problem.status,
			headers: allow,
		};
	}
}

function noRule(call: Call, spoken: Spoken): Refusal {
	const allowed = allowedMethods(call, spoken);
	const problem: Problem =
		allowed.length > 0
			? {
					status: 405,
					message: `${call.method} is not allowed here; expected ${allowed.join(" or ")}.`,
					code: "method_not_allowed",
				}
			: {
					status: 404,
					message: `Unknown path: ${call.method} ${call.url.pathname}${call.url.search}`,
					code: "unknown_url",
				};
	return new Refusal(problem);
}

function allowedMethods(call: Call, { dialect }: Spoken): string[] {
	const rules = dialect.rules.filter(
		(rule) => matchPath(rule.path, call.path) && (rule.when?.(call) ?? true),
	);
	return [...new Set(rules.map((rule) => rule.method))];
}

function unknownHost({ url }: Call): Answer {
	const message = `The simulator does not know the host "${url.host}". It knows: ${KNOWN_HOSTS.join(", ")}.`;
	return {
		kind: "json",
		status: 502,
		value: { error: { message, type: "unknown_host", hosts: KNOWN_HOSTS } },
	};
}

/** The answer of a service that is out of order, if a fault says so. */
function findOutage(struck: readonly FaultAction[], { refuse }: Dialect): Answer | undefined {
	const page = findAction(struck, "html-page");
	if (page) {
		const html = `<!doctype html><title>${page.status}</title><h1>The service is not available</h1>`;
		return { kind: "bytes", status: page.status, type: "text/html; charset=utf-8", bytes: encode(html) };
	}
	const action = findAction(struck, "status");
	if (!action) return undefined;
	const { status, retryAfter, retryAfterMs } = action;
	const message = action.message ?? `The service answered with status ${status}.`;
	const headers = {
		...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
		...(retryAfterMs === undefined ? {} : { "retry-after-ms": String(retryAfterMs) }),
	};
	return { kind: "json", status, value: refuse({ status, message, code: "service_unavailable" }), headers };
}

/** Faults of a good answer do not touch a refusal, so that a wrong request is still seen as one. */
function isRefused(answer: Answer): boolean {
	return answer.kind !== "events" && (answer.status ?? 200) >= 400;
}

function redirectTarget(url: URL, to: "same-host" | "other-host"): string {
	const target = new URL(url);
	target.searchParams.set("redirected", "1");
	return to === "same-host"
		? target.href
		: `https://${MIRROR_HOST}/${target.host}${target.pathname}${target.search}`;
}
