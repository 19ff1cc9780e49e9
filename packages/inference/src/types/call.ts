import type { ErrorCode } from "../codes/error-codes.ts";
import type { ClientTask } from "./task.ts";
import type { Clock } from "./clock.ts";
import type { StoredJob } from "./job.ts";
import type { OutputType } from "./output.ts";
import type { Attempt, ErrorContext, Logger, ResponseInfo, StreamVerdict } from "./reports.ts";
import type { ModelMapping, Service } from "./route.ts";
import type { HttpRequest } from "./wire.ts";

/** Per-call settings; the client takes them as defaults too. Every duration is in milliseconds. */
export interface Options {
	/** Cancels the call wherever it is: waiting, sending, reading, polling or downloading. */
	signal?: AbortSignal | undefined;
	/** Used for every request of the call, lookups, polls and downloads included. Default: the global `fetch`. */
	fetch?: typeof globalThis.fetch | undefined;
	/** Time and randomness of the call, for tests that should not wait. Default: those of the machine. */
	clock?: Clock | undefined;
	/** Repeat on 503 until it passes or another limit ends it. Default true. */
	retry_on_error?: boolean | undefined;
	/** Most repetitions of one request, for any reason. Default: 503 without bound (twice where another provider follows), 429 and refused connections twice. */
	maxRetries?: number | undefined;
	/**
	 * Also repeat what the provider may have charged for: 408, 500, 502, 504 and broken connections, at most twice. In a list of
	 * providers, call the next one after that too, and after a result that is of no use. Default false.
	 */
	retryBilled?: boolean | undefined;
	/** Whole call, polls and downloads included. Default 600 000; jobs 1 800 000; streams none. 0 for none. */
	timeoutMs?: number | undefined;
	/** From the start of a stream to its first event. Default 600 000. 0 for none. */
	firstChunkTimeoutMs?: number | undefined;
	/** Between two events of a stream; comments do not count as events. Default 300 000. 0 for none. */
	idleTimeoutMs?: number | undefined;
	/** Most bytes of one response or download. Default 268 435 456 (256 MiB). */
	maxResponseBytes?: number | undefined;
	/**
	 * Most bytes of one JSON response or stream event, where `maxResponseBytes` is not lower: parsed, JSON can take thirty
	 * times its size. Default 33 554 432 (32 MiB), which holds a file of 24 MiB in base64.
	 */
	maxJsonBytes?: number | undefined;
	/** Credentials mode of `fetch`; `true` means `include`. */
	includeCredentials?: string | boolean | undefined;
	/** Organisation that pays, sent as `X-HF-Bill-To` on routed calls. */
	billTo?: string | undefined;
	/** Task of `request` and `streamingRequest`. */
	task?: string | undefined;
	/** Accepted and ignored: chat calls always throw the chat errors. */
	chatCompletion?: boolean | undefined;
	/** How model ids become the provider's own. Default: the main entry looks it up on the hub (`hubModels`), the core entry sends the id as it is. */
	resolveModel?: ResolveModel | undefined;
	/** Base URL of the router. Default `https://router.huggingface.co`. */
	routerUrl?: string | undefined;
	/** Base URL of the model hub. Default `https://huggingface.co`. */
	hubUrl?: string | undefined;
	/** Take a stream that ends early as it is, instead of throwing. Default false. */
	allowTruncated?: boolean | undefined;
	/** Called once when a stream has ended: how, and the token counts when its last event carried them. */
	onStreamEnd?: ((verdict: StreamVerdict, usage?: unknown) => void) | undefined;
	/** Called after every attempt of every request of the call. */
	onAttempt?: ((attempt: Attempt) => void) | undefined;
	/** Called when the response has come: status, headers, request id, provider, usage. For a stream: when its headers have come. */
	onResponse?: ((info: ResponseInfo) => void) | undefined;
	/** Where log messages go. Default: nowhere. */
	logger?: Logger | undefined;
}

/** Options of a call whose result is an image. */
export interface ImageOptions extends Options {
	/** Form of the image. Default `blob`. */
	outputType?: OutputType | undefined;
}

/** Finds how a provider serves a model; without a model, the task's default. `call` is the call under way. */
export type ResolveModel = (
	target: { readonly provider: Service; readonly task: ClientTask; readonly model: string | undefined },
	call: Call,
) => ModelMapping | Promise<ModelMapping>;

/** One call from its arguments to its result: limits, attempts, and the provider tried at the moment. */
export interface Call {
	/** Id of the task; undefined for `request`. */
	readonly task: ClientTask | undefined;
	readonly options: ImageOptions;
	/** The key; undefined where the call has none. */
	readonly accessToken: string | undefined;
	/** The caller's own endpoint. */
	readonly endpointUrl: string | undefined;
	/** Base URL of the attempt under way. */
	baseUrl?: string | undefined;
	/** The last request with a body: what its server says is redacted by it. */
	sent?: HttpRequest | undefined;
	/** The job that the call waits for, as data, once its provider has accepted it. */
	job?: (() => StoredJob | undefined) | undefined;
	/** What sends the requests. */
	readonly fetch: typeof globalThis.fetch;
	/** That of the provider tried at the moment, where it responds to its requests itself. */
	ownFetch?: typeof globalThis.fetch | undefined;
	readonly clock: Clock;
	/** Fires on the caller's signal and on every time limit. Its reason is thrown as it is. */
	readonly signal: AbortSignal;
	/** The attempts so far, the first one first. */
	readonly attempts: Attempt[];
	/** Provider, task and model of the attempt under way, for errors. */
	context: ErrorContext;
	/**
	 * The providers that follow when this one fails: while there are any, a busy one is not waited for without bound. One that
	 * may have charged for the call is followed only by those with a `fetch` of their own, which nobody pays, unless the caller
	 * has set `retryBilled`.
	 */
	next: { readonly fetch?: unknown }[];
	/** Ends everything the call has under way. */
	abort(reason: unknown): void;
	/** Calls back when the call is aborted, at once where it is. */
	onAbort(stop: () => void): void;
	/** Calls the callback after `ms` unless the call ends before; the returned function cancels it. */
	after(ms: number, callback: () => void): () => void;
	/** Starts a time limit; the returned function lifts it. 0 is no limit. */
	limit(ms: number, what: string, code: ErrorCode): () => void;
	/** Releases timers and listeners. */
	close(): void;
}
