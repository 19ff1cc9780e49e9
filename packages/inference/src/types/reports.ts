import type { StoredJob } from "./job.ts";

/** Provider, task and model of a call; part of every error and attempt. */
export interface ErrorContext {
	/** Id of the provider. */
	readonly provider?: string | undefined;
	/** Id of the task. */
	readonly task?: string | undefined;
	/** Model id on the hub, `owner/name`. */
	readonly model?: string | undefined;
}

/** One attempt of a request: where it went, its status, the wait after it, and whether it may be billed. */
export interface Attempt {
	/** Id of the provider that it went to. */
	readonly provider: string;
	/** HTTP method of the request. */
	readonly method: string;
	/** Where the request went, without a key. */
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
	/** HTTP method. */
	readonly method: string;
	/** Where the request went. */
	readonly url: string;
	/** By name, without the key. */
	readonly headers: Readonly<Record<string, string>>;
}

/** The response that an error was made from, without key or prompt. */
export interface ResponseSummary {
	/** HTTP status code of the response. */
	readonly status: number;
	/** The server's request id; empty where it sent none. */
	readonly requestId: string;
	/** The decoded body: JSON where it is some, else its text. */
	readonly body: unknown;
}

/** What came with a response beside its content. */
export interface ResponseInfo {
	/** HTTP status code of the response. */
	readonly status: number;
	/** Headers of the response: `get` is there for every `fetch`, the rest of `Headers` for those whose headers can be iterated. */
	readonly headers: Pick<Headers, "get"> & Partial<Headers>;
	/** The server's `x-request-id`, or empty. */
	readonly requestId: string;
	/** The provider that responded: its id, or the one that the router chose. */
	readonly provider: string;
	/** Id of the task. */
	readonly task: string;
	/** Model id on the hub, `owner/name`. */
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
	/** Part of the shape of loggers; the client sends nothing to it. */
	debug(message: string, ...details: unknown[]): void;
	/** What the client decided, such as a change to the next provider. */
	info(message: string, ...details: unknown[]): void;
	/** What may not be as the caller wants it, such as a model in its trial. */
	warn(message: string, ...details: unknown[]): void;
	/** Part of the shape of loggers; the client throws its errors instead. */
	error(message: string, ...details: unknown[]): void;
	/** What the client chose for the caller, such as the provider of a call without one. */
	log(message: string, ...details: unknown[]): void;
}
