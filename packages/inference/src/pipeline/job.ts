import { ApiError, InferenceError, NetworkError, OutputError } from "../errors.ts";
import type { Call, HttpRequest, Job, JobAddress, JobState, Route } from "../types.ts";
import { joinUrl, routeHeaders, type AnyAdapter } from "./build.ts";
import { jitter, sleep } from "./clock.ts";
import { decodeReply } from "./decode.ts";
import { checkFileUrl } from "./media.ts";
import { send } from "./send.ts";

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
}

function toRequest(
	address: JobAddress,
	method: HttpRequest["method"],
	{ adapter, route, call }: JobContext,
): HttpRequest {
	if ("url" in address) {
		checkFileUrl(address.url, call);
		return { method, url: address.url, headers: {}, isForeign: true };
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
		headers: routeHeaders(adapter, route, call.options),
		...(hasKey && { auth: route.auth }),
	};
}

async function ask(address: JobAddress, context: JobContext, message?: string): Promise<unknown> {
	const request = toRequest(address, "GET", context);
	return decodeReply(await send(request, context.call), request, context.call, message);
}

/** Whether a failed question says nothing about the job itself. */
function isPassing(error: unknown): boolean {
	if (error instanceof NetworkError) return error.code === "network";
	return (
		error instanceof ApiError && error.status !== undefined && (error.status === 429 || error.status >= 500)
	);
}

/** The state of a job, asked once. */
export async function askState(context: JobContext): Promise<{ state: JobState; reply: unknown }> {
	const { job, ticket, route } = context;
	const reply = await ask(job.status(ticket, route), context, job.pollFailed);
	return { state: job.state(reply), reply };
}

/** The reply that holds the result of a finished job. */
export async function askResult(context: JobContext, lastReply: unknown): Promise<unknown> {
	const { job, ticket, route } = context;
	return job.result ? ask(job.result(ticket, route), context) : lastReply;
}

/** Cancels a job at the provider. Gives false when the provider has no way to. */
export async function cancelJob(context: JobContext): Promise<boolean> {
	const { job, ticket, route, call } = context;
	if (!job.cancel) return false;
	const { method, ...address } = job.cancel(ticket, route);
	const request = toRequest(address, method, context);
	await decodeReply(await send(request, call), request, call);
	return true;
}

/**
 * Asks about a job until it ends and gives the reply with its result. Pauses grow from `intervalMs` to eight times that;
 * a few failed questions in a row are passed over. The call's time limit and signal end it.
 * @throws OutputError code `job-failed` with the provider's reason.
 */
export async function followJob(context: JobContext): Promise<unknown> {
	const { job, ticket, call } = context;
	if (job.isResult?.(ticket)) return ticket;
	let state = job.ticketState?.(ticket) ?? "running";
	let reply = ticket;
	let failures = 0;
	for (let pause = job.intervalMs, first = true; state === "running"; first = false) {
		if (!first || !job.askAtOnce) {
			await sleep(pause * 0.9 + jitter(pause * 0.1), call.signal);
			pause = Math.min(pause * GROWTH, job.intervalMs * LONGEST_FACTOR);
		}
		try {
			({ state, reply } = await askState(context));
			failures = 0;
		} catch (error) {
			failures += 1;
			if (failures >= MOST_FAILURES || !isPassing(error) || !InferenceError.is(error)) throw error;
		}
	}
	if (typeof state === "object") throw new OutputError(state.failed, { code: "job-failed" });
	return askResult(context, reply);
}
