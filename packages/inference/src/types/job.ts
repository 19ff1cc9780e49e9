import type { OutputType } from "./output.ts";
import type { Route } from "./route.ts";
import type { ClientTask } from "./task.ts";

/** State of a job: waiting, running, done, or failed with the provider's reason. */
export type JobState = "queued" | "running" | "done" | { readonly failed: string };

/** Where a job is polled: a path on the route's base URL, or a vendor URL that must be requested without the key. */
export type JobEndpoint = { readonly path: string } | { readonly url: string };

/** How to follow a queue: poll, wait, and know the end. */
export interface Job {
	/** Id of the job, for people. */
	readonly id: (ticket: unknown) => string;
	/** Fields of the ticket that the functions here read. A stored job keeps only these, and so none of the input. */
	readonly ticket: readonly string[];
	/** Where to poll for the state of the job that a ticket names. */
	readonly status: (ticket: unknown, route: Route) => JobEndpoint;
	/** State of the job in a reply to a poll. Throws ShapeError for a reply without one. */
	readonly state: (reply: unknown) => JobState;
	/** How many jobs are before this one, when the provider says so. */
	readonly position?: (reply: unknown) => number | undefined;
	/** The state in the ticket itself. Default: running. */
	readonly ticketState?: (ticket: unknown) => JobState;
	/** Whether the first reply is the result already, because the provider did not queue. Default: it never is. */
	readonly isResult?: (ticket: unknown) => boolean;
	/** Where the result is, when it is not in the last state reply. */
	readonly result?: (ticket: unknown, route: Route) => JobEndpoint;
	/** Where and how a job is cancelled, when the provider can. */
	readonly cancel?: (
		ticket: unknown,
		route: Route,
	) => JobEndpoint & { readonly method: "PUT" | "POST" | "DELETE" };
	/** Header of the adapter that makes the provider hold its first response until the job is done; for waiting callers only. */
	readonly holdHeader?: string;
	/** First pause between polls, milliseconds; grows to eight times this. */
	readonly intervalMs: number;
	/** Poll once before the first pause. */
	readonly pollAtOnce?: true;
	/** Message when a poll fails for good. */
	readonly pollFailed: string | ((status: number) => string);
	/** Message when the reply to a poll cannot be read. Default: the adapter's `expected`. */
	readonly unreadable?: string;
	/** Message when the result cannot be read as JSON. Default: the adapter's `expected`. */
	readonly resultUnreadable?: string;
	/** Message when the time limit ends the job after so many polls. Default: that of the time limit. */
	readonly timedOut?: (polls: number) => string;
}

/** A job as data: what is needed to poll it later, anywhere. It holds no key, and the input only where a provider that did not queue sent it back. */
export interface StoredJob<T extends ClientTask = ClientTask> {
	/** Version of this form. */
	readonly version: 1;
	/** Id of the provider. */
	readonly provider: string;
	/** Id of the task. */
	readonly task: T;
	/** Id of the model on the hub. */
	readonly model: string;
	/** The provider's own id of the model. */
	readonly providerModel: string;
	/** Submitted through the platform: then only a platform key can poll it. */
	readonly routed: boolean;
	readonly outputType?: OutputType;
	/** Fields of the provider's ticket that polls need. */
	readonly ticket: unknown;
}
