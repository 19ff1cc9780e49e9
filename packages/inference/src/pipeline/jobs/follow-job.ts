import { ApiError, type InferenceError, NetworkError, OutputError } from "../../errors.ts";
import { toRedacted } from "../../lib/redact.ts";
import { refuse, ShapeError } from "../../lib/shape-error.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Call } from "../../types/call.ts";
import type { Job, JobAddress, JobState } from "../../types/job.ts";
import type { Route } from "../../types/route.ts";
import type { Body, HttpRequest } from "../../types/wire.ts";
import { joinUrl, routeHeaders } from "../route/build.ts";
import { decodeReply } from "../wire/decode.ts";
import { checkFileUrl } from "../wire/media.ts";
import { expectedOf } from "../run.ts";
import { send } from "../wire/send.ts";

/** How often in a row a question about a job may fail before the job is given up. */
const MOST_FAILURES = 5;
/** The pause between questions grows by this factor, up to eight times the first. */
const GROWTH = 1.2;
const LONGEST_FACTOR = 8;

/** What a job handle and the runner share: the ticket and everything needed to ask about it. */
export interface JobContext {
	readonly job: Job;
	readonly adapter: AnyAdapter;
	readonly route: Route;
	readonly ticket: unknown;
	readonly call: Call;
	/** What was submitted, so that it is not repeated in messages. */
	readonly body?: Body | undefined;
}

/** What is said when an answer about a job fails or cannot be read. */
interface Texts {
	readonly failed?: Job["pollFailed"] | undefined;
	readonly unreadable?: string | undefined;
}

/** An adapter's headers without the one that makes the provider hold its answer. */
export function withoutHold({ headers, ...adapter }: AnyAdapter): AnyAdapter {
	const kept = Object.entries(headers ?? {}).filter(([name]) => name !== adapter.job?.holdHeader);
	return { ...adapter, headers: Object.fromEntries(kept) };
}

function toRequest(
	address: JobAddress,
	method: HttpRequest["method"],
	{ adapter, route, call }: JobContext,
): HttpRequest {
	if ("url" in address) {
		checkFileUrl(address.url, call);
		return { method, url: address.url, headers: {}, withoutCookies: true };
	}
	const { authMethod } = route;
	const hasKey = authMethod !== "none" && authMethod !== "credentials-include";
	const query =
		route.routed && adapter.routedQuery
			? `${address.path.includes("?") ? "&" : "?"}${adapter.routedQuery}`
			: "";
	return {
		method,
		url: joinUrl(route.baseUrl, address.path) + query,
		headers: routeHeaders(withoutHold(adapter), route, call.options),
		...(hasKey && { auth: route.auth }),
	};
}

async function ask(
	address: JobAddress,
	context: JobContext,
	{ failed, unreadable }: Texts,
): Promise<unknown> {
	const { call } = context;
	const request = toRequest(address, "GET", context);
	const response = await send(request, call);
	try {
		const message = typeof failed === "function" ? failed(response.status) : failed;
		const reply = await decodeReply(response, request, call, message);
		return unreadable !== undefined && reply instanceof Blob ? refuse(unreadable) : reply;
	} catch (error) {
		const isBad = error instanceof OutputError && error.code === "bad-json";
		throw isBad && unreadable !== undefined ? new ShapeError("", "", "", unreadable) : error;
	}
}

/** The state a reply tells. A reply without one is refused with the job's own text, or as the adapter expects it. */
function readState({ job, adapter }: JobContext, reply: unknown): JobState {
	try {
		return job.state(reply);
	} catch (error) {
		if (!ShapeError.is(error) || error.isFinal) throw error;
		return refuse(job.unreadable ?? expectedOf(adapter, reply), error.path);
	}
}

/** The state of a job, asked once. */
export async function askState(context: JobContext): Promise<{ state: JobState; reply: unknown }> {
	const { job, ticket, route } = context;
	const texts = { failed: job.pollFailed, unreadable: job.unreadable };
	const reply = await ask(job.status(ticket, route), context, texts);
	return { state: readState(context, reply), reply };
}

/** The state a first answer tells. A provider that did not queue has given the result already. */
export function firstState({ job, ticket }: Pick<JobContext, "job" | "ticket">): JobState {
	return job.isResult?.(ticket) ? "done" : (job.ticketState?.(ticket) ?? "running");
}

/** Whether a job has not come to its end. */
export function isUnderWay(state: JobState): state is "queued" | "running" {
	return state === "queued" || state === "running";
}

/** The error of a job that ended badly, in the provider's words. */
export function jobFailed(reason: string, { call, body }: Pick<JobContext, "call" | "body">): OutputError {
	return new OutputError(toRedacted(reason, call.accessToken, body), { code: "job-failed" });
}

/**
 * Cancels a job at the provider. Gives false when the provider has no way to, or the job has ended already.
 * @throws ApiError when the provider refuses although the job is under way
 */
export async function cancelJob(context: JobContext): Promise<boolean> {
	const { job, ticket, route, call } = context;
	if (!job.cancel || !isUnderWay(firstState(context))) return false;
	const { method, ...address } = job.cancel(ticket, route);
	const request = toRequest(address, method, context);
	try {
		await decodeReply(await send(request, call), request, call);
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (isUnderWay((await askState(context)).state)) throw error;
		return false;
	}
}

/** Whether a failed question says nothing about the job itself. */
function isPassing(error: unknown): error is InferenceError {
	if (error instanceof NetworkError) return error.code === "network";
	return (
		error instanceof ApiError && error.status !== undefined && (error.status === 429 || error.status >= 500)
	);
}

/** A pause of which the last tenth is random, so that many callers do not ask in step. */
function rest(ms: number, { clock, signal }: Call): Promise<void> {
	return clock.sleep(ms * (0.9 + clock.random() * 0.1), signal);
}

/** What ended the wait: the provider's own words where the time limit did. */
function toEnd(error: unknown, { job, call }: JobContext, questions: number): unknown {
	const { reason } = call.signal;
	const isLimit = error === reason && reason instanceof NetworkError && reason.code === "timeout";
	if (!job.timedOut || !isLimit) return error;
	return new NetworkError(job.timedOut(questions), { code: "timeout", cause: reason });
}

/** Asks until a job has ended; gives its last state and reply. */
async function waitForEnd(
	context: JobContext,
	askAtOnce: boolean,
): Promise<{ state: JobState; reply: unknown }> {
	const { job, ticket, call } = context;
	let now = { state: firstState(context), reply: ticket };
	let pause = job.intervalMs;
	let wait = askAtOnce ? 0 : pause;
	let failures = 0;
	for (let questions = 0; isUnderWay(now.state); questions++) {
		try {
			if (wait > 0) await rest(wait, call);
			wait = pause = Math.min(pause * GROWTH, job.intervalMs * LONGEST_FACTOR);
			now = await askState(context);
			failures = 0;
		} catch (error) {
			failures += 1;
			if (failures >= MOST_FAILURES || !isPassing(error)) throw toEnd(error, context, questions);
			wait = Math.max(pause, (error.retryAfter ?? 0) * 1000);
		}
	}
	return now;
}

/**
 * Asks about a job until it ends and gives the reply with its result. Pauses grow from `intervalMs` to eight times that,
 * or are as long as the provider asks; a few failed questions in a row are passed over. The call's time limit and signal
 * end it.
 * @throws OutputError code `job-failed` with the provider's reason; NetworkError code `timeout`.
 */
export async function followJob(
	context: JobContext,
	askAtOnce = context.job.askAtOnce ?? false,
): Promise<unknown> {
	const { job, ticket, route } = context;
	const { state, reply } = await waitForEnd(context, askAtOnce);
	if (typeof state === "object") throw jobFailed(state.failed, context);
	if (!job.result || job.isResult?.(ticket)) return reply;
	return ask(job.result(ticket, route), context, { unreadable: job.resultUnreadable });
}
