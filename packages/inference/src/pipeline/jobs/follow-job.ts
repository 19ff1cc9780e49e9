import { ApiError, type InferenceError, NetworkError, OutputError } from "../../errors/errors.ts";
import { fieldOf, own } from "../../lib/args.ts";
import { redactorOf } from "../../lib/redact.ts";
import { rejectReply, ShapeError } from "../../lib/shape-error.ts";
import { hideUrlSecrets } from "../../lib/url.ts";
import type { AnyAdapter } from "../../types/adapter.ts";
import type { Job, JobEndpoint, JobState } from "../../types/job.ts";
import type { ReplyContext } from "../../types/walk.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { decodeReply, expectedOf } from "../wire/reply.ts";
import { authOf, jobUrl, routeHeaders } from "../route/build.ts";
import { checkFileUrl } from "../wire/media.ts";
import { findTarget, send } from "../wire/send.ts";

/** Failed polls in a row after which the wait ends with an error. */
const MOST_FAILURES = 5;
/** The pause between polls grows by this factor, up to eight times the first. */
const GROWTH = 1.2;
const LONGEST_FACTOR = 8;

/** A job to follow: its queue, the ticket of its submission, and the call that polls it. */
export interface JobContext extends ReplyContext {
	readonly job: Job;
	readonly ticket: unknown;
}

/** The state of a job, and the reply that held it. */
interface Poll {
	readonly state: JobState;
	readonly reply: unknown;
}

/**
 * Polls a job until it ends and returns the reply with its result. Pauses grow from `intervalMs` to eight times that, or
 * are as long as the provider says; a few failed polls in a row are passed over. The call's time limit and signal end it.
 * @throws OutputError code `job-failed` with the provider's reason; NetworkError code `timeout`.
 */
export async function followJob(
	context: JobContext,
	pollAtOnce = context.job.pollAtOnce ?? false,
): Promise<unknown> {
	const { job, ticket, route } = context;
	const { state, reply } = await waitForEnd(context, pollAtOnce);
	if (typeof state === "object") throw jobFailed(state.failed, context);
	if (!job.result || job.isResult?.(ticket)) return reply;
	return fetchReply(job.result(ticket, route), context, {
		failed: undefined,
		unreadable: job.resultUnreadable,
	});
}

/** Polls the state of a job once. */
export async function pollState(context: JobContext): Promise<Poll> {
	const { job, ticket, route } = context;
	const messages = { failed: job.pollFailed, unreadable: job.unreadable };
	const reply = await fetchReply(job.status(ticket, route), context, messages);
	try {
		return { state: job.state(reply), reply };
	} catch (error) {
		if (!ShapeError.is(error) || error.isFinal) throw error;
		return rejectReply(job.unreadable ?? expectedOf(context.adapter, reply), error.path);
	}
}

/** The state in the first reply. A provider that did not queue has sent the result already. */
export function firstState({ job, ticket }: Pick<JobContext, "job" | "ticket">): JobState {
	return job.isResult?.(ticket) ? "done" : (job.ticketState?.(ticket) ?? "running");
}

/** True until a job is done or failed. */
export function isUnderWay(state: JobState): state is "queued" | "running" {
	return state === "queued" || state === "running";
}

/** The error of a job that failed, in the provider's words. */
export function jobFailed(reason: string, { call }: Pick<JobContext, "call">): OutputError {
	return new OutputError(hideUrlSecrets(redactorOf(call)(reason)), { code: "job-failed" });
}

/**
 * Cancels a job at the provider. False when the provider has no way to, or the job has ended already.
 * @throws ApiError when the provider rejects it although the job is under way
 */
export async function cancelJob(context: JobContext): Promise<boolean> {
	const { job, ticket, route, call } = context;
	if (!job.cancel || !isUnderWay(firstState(context))) return false;
	const { method, ...endpoint } = job.cancel(ticket, route);
	const request = toRequest(endpoint, method, context);
	try {
		await decodeReply(await send(request, call), request, call);
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (isUnderWay((await pollState(context)).state)) throw error;
		return false;
	}
}

/** An adapter's headers without the one that makes the provider hold its response. */
export function withoutHold(adapter: AnyAdapter): AnyAdapter {
	const { holdHeader = "" } = own(fieldOf(adapter, "job"));
	const { [holdHeader]: _hold, ...headers } = own(fieldOf(adapter, "headers"));
	return { ...adapter, headers };
}

/** Polls until a job has ended. */
async function waitForEnd(context: JobContext, pollAtOnce: boolean): Promise<Poll> {
	const { job, ticket, call } = context;
	let latest: Poll = { state: firstState(context), reply: ticket };
	let pause = job.intervalMs;
	let wait = pollAtOnce ? 0 : pause;
	let failures = 0;
	for (let polls = 0; isUnderWay(latest.state); polls++) {
		try {
			// The last tenth of a pause is random, so that many callers do not poll in step.
			if (wait > 0) await call.clock.sleep(wait * (0.9 + call.clock.random() * 0.1), call.signal);
			wait = pause = Math.min(pause * GROWTH, job.intervalMs * LONGEST_FACTOR);
			latest = await pollState(context);
			failures = 0;
		} catch (error) {
			failures += 1;
			if (failures >= MOST_FAILURES || !isPassing(error)) throw toEnd(error, context, polls);
			wait = Math.max(pause, (error.retryAfter ?? 0) * 1000);
		}
	}
	return latest;
}

/** True for a failed poll that says nothing about the job itself. */
function isPassing(error: unknown): error is InferenceError {
	if (error instanceof NetworkError) return error.code === "network";
	return (
		error instanceof ApiError && error.status !== undefined && (error.status === 429 || error.status >= 500)
	);
}

/** The error that ended the wait: with the provider's own message where it was the time limit. */
function toEnd(error: unknown, { job, call }: JobContext, polls: number): unknown {
	const { reason } = call.signal;
	const isLimit = error === reason && reason instanceof NetworkError && reason.code === "timeout";
	if (!job.timedOut || !isLimit) return error;
	return new NetworkError(job.timedOut(polls), { code: "timeout", cause: reason });
}

/** The reply of a job's endpoint; the messages replace those of a failed or unreadable response. */
async function fetchReply(
	endpoint: JobEndpoint,
	context: JobContext,
	{ failed, unreadable }: { failed: Job["pollFailed"] | undefined; unreadable: string | undefined },
): Promise<unknown> {
	const { call } = context;
	const request = toRequest(endpoint, "GET", context);
	const response = await send(request, call, { findTarget });
	try {
		const message = typeof failed === "function" ? failed(response.status) : failed;
		const reply = await decodeReply(response, request, call, message);
		return unreadable !== undefined && reply instanceof Blob ? rejectReply(unreadable) : reply;
	} catch (error) {
		const isBad = error instanceof OutputError && error.code === "bad-json";
		throw isBad && unreadable !== undefined ? new ShapeError("", "", "", unreadable) : error;
	}
}

function toRequest(
	given: JobEndpoint,
	method: HttpRequest["method"],
	{ adapter, route, call }: JobContext,
): HttpRequest {
	const endpoint = own(given);
	const url = jobUrl(endpoint, adapter, route);
	if ("url" in endpoint) {
		checkFileUrl(url, call);
		return { method, url, headers: {}, withoutCookies: true };
	}
	const headers = routeHeaders(withoutHold(adapter), route, call.options.billTo);
	return { method, url, headers, ...authOf(route) };
}
