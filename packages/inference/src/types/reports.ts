import type { StoredJob } from "./job.ts";

/** Provider, task and model of a call; part of every error and attempt. */
export interface ErrorContext {
	readonly provider?: string | undefined;
	readonly task?: string | undefined;
	readonly model?: string | undefined;
}

/** One attempt of a request. */
export interface Attempt {
	readonly provider: string;
	readonly method: string;
	readonly url: string;
	/** Status of the response; absent when none came. */
	readonly status?: number | undefined;
	/** Milliseconds waited after this attempt, before the next; absent for the last. */
	readonly waitedMs?: number | undefined;
	/** Whether the provider may have charged for it. */
	readonly mayBeBilled: boolean;
	/** The job that it submitted, where the call did not get its result: for `resumeJob`. Set once the call gave it up. */
	readonly job?: StoredJob | undefined;
	/** Whether that job was cancelled before the next provider was tried; absent where none followed. */
	readonly jobCancelled?: boolean | undefined;
}

/** The request of an error. Its key and body are left out on purpose. */
export interface RequestSummary {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** The response of an error. */
export interface ResponseSummary {
	readonly status: number;
	readonly requestId: string;
	readonly body: unknown;
}

/** What came with a response beside its content. */
export interface ResponseInfo {
	readonly status: number;
	readonly headers: Headers;
	/** The server's `x-request-id`, or empty. */
	readonly requestId: string;
	/** The provider that responded: its id, or the one that the router chose. */
	readonly provider: string;
	readonly task: string;
	readonly model: string;
	/** Every attempt of the call so far. */
	readonly attempts: readonly Attempt[];
	/** Token counts, when the reply holds them. */
	readonly usage?: unknown;
}

/** How a stream ended. Everything but `complete` is also an error, unless the caller chose otherwise. */
export type StreamVerdict = "complete" | "truncated" | "aborted" | "provider-error" | "idle-timeout";

/** A replaceable log. The default is silent. */
export interface Logger {
	debug(message: string, ...details: unknown[]): void;
	info(message: string, ...details: unknown[]): void;
	warn(message: string, ...details: unknown[]): void;
	error(message: string, ...details: unknown[]): void;
	log(message: string, ...details: unknown[]): void;
}
