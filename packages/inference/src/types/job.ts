import type { Route } from "./route.ts";

/** Where a job stands. */
export type JobState = "queued" | "running" | "done" | { readonly failed: string };

/** Where to ask about a job: a path on the route's base URL, or a vendor address that must be asked without the key. */
export type JobAddress = { readonly path: string } | { readonly url: string };

/** How to follow a queue: ask, wait, and know the end. */
export interface Job {
	/** Id of the job, for people. */
	readonly id: (ticket: unknown) => string;
	/** Fields of the ticket that the functions here read. A stored job keeps only these, and so none of the input. */
	readonly ticket: readonly string[];
	/** Where to ask for the state of the job that a ticket names. */
	readonly status: (ticket: unknown, route: Route) => JobAddress;
	readonly state: (reply: unknown) => JobState;
	/** How many jobs are before this one, when the provider tells it. */
	readonly position?: (reply: unknown) => number | undefined;
	/** The state a ticket itself tells. Default: running. */
	readonly ticketState?: (ticket: unknown) => JobState;
	/** Whether a first answer is the result already, because the provider did not queue. Default: it never is. */
	readonly isResult?: (ticket: unknown) => boolean;
	/** Where the result lies, when it is not in the last state reply. */
	readonly result?: (ticket: unknown, route: Route) => JobAddress;
	/** Where and how a job is cancelled, when the provider can. */
	readonly cancel?: (
		ticket: unknown,
		route: Route,
	) => JobAddress & { readonly method: "PUT" | "POST" | "DELETE" };
	/** Header of the adapter that makes the provider hold its first answer until the job is done; for waiting callers only. */
	readonly holdHeader?: string;
	/** First pause between questions, milliseconds; grows to eight times this. */
	readonly intervalMs: number;
	/** Ask once before the first pause. */
	readonly askAtOnce?: true;
	/** Message when a state question fails for good. */
	readonly pollFailed: string | ((status: number) => string);
	/** Message when the answer to a state question cannot be read. Default: the adapter's `expected`. */
	readonly unreadable?: string;
	/** Message when the result cannot be read as JSON. Default: the adapter's `expected`. */
	readonly resultUnreadable?: string;
	/** Message when the time limit ends the job after so many questions. Default: that of the time limit. */
	readonly timedOut?: (questions: number) => string;
}
