import type { Attempt, Logger, OutputType, ResolveModel } from "./types.ts";

/** How a stream ended. Everything but `complete` is also an error, unless the caller chose otherwise. */
export type StreamVerdict = "complete" | "truncated" | "aborted" | "provider-error" | "idle-timeout";

/** What came with an answer beside its content. */
export interface ResponseInfo {
	readonly status: number;
	readonly headers: Headers;
	/** The server's `x-request-id`, or empty. */
	readonly requestId: string;
	/** Who answered: the provider's id, or the router's own choice. */
	readonly provider: string;
	readonly task: string;
	readonly model: string;
	/** Every try of the call so far. */
	readonly attempts: readonly Attempt[];
	/** Token counts, when the reply tells them. */
	readonly usage?: unknown;
}

/** Per-call settings; the client takes them as defaults too. Every duration is in milliseconds. */
export interface Options {
	/** Cancels the call wherever it is: waiting, sending, reading, polling or downloading. */
	signal?: AbortSignal | undefined;
	/** Used for every request of the call, lookups, polls and downloads included. Default: the global `fetch`. */
	fetch?: typeof fetch | undefined;
	/** Repeat on 503 until it passes or another limit ends it. Default true. */
	retry_on_error?: boolean | undefined;
	/** Most repetitions of one request, for any reason. Default: 503 without bound, 429 and refused connections twice. */
	maxRetries?: number | undefined;
	/** Also repeat what the provider may have charged for: 500, 502, 504 and broken connections, at most twice. Default false. */
	retryBilled?: boolean | undefined;
	/** Whole call, polls and downloads included. Default 600 000; jobs 1 800 000; streams none. 0 for none. */
	timeoutMs?: number | undefined;
	/** From the start of a stream to its first event. Default 600 000. 0 for none. */
	firstChunkTimeoutMs?: number | undefined;
	/** Between two events of a stream; comments do not count as events. Default 300 000. 0 for none. */
	idleTimeoutMs?: number | undefined;
	/** Most bytes of one answer, download or stream event. Default 268 435 456 (256 MiB). */
	maxResponseBytes?: number | undefined;
	/** Credentials mode of `fetch`; `true` means `include`. */
	includeCredentials?: string | boolean | undefined;
	/** Organisation that pays, sent as `X-HF-Bill-To` on routed calls. */
	billTo?: string | undefined;
	/** Form of a generated image. Default `blob`. */
	outputType?: OutputType | undefined;
	/** Task of `request` and `streamingRequest`. */
	task?: string | undefined;
	/** Accepted and ignored: chat calls always give the chat errors. */
	chatCompletion?: boolean | undefined;
	/** How model ids become the provider's own. Default: the main entry asks the hub (`hubModels`), the core entry sends the id as it is. */
	resolveModel?: ResolveModel | undefined;
	/** Address of the router. Default `https://router.huggingface.co`. */
	routerUrl?: string | undefined;
	/** Address of the model hub. Default `https://huggingface.co`. */
	hubUrl?: string | undefined;
	/** Take a stream that ends early as it is, instead of throwing. Default false. */
	allowTruncated?: boolean | undefined;
	/** Told once how a stream ended. */
	onStreamEnd?: ((verdict: StreamVerdict) => void) | undefined;
	/** Told after every try of the inference request. */
	onAttempt?: ((attempt: Attempt) => void) | undefined;
	/** Told when the answer has come: status, headers, request id, provider, usage. */
	onResponse?: ((info: ResponseInfo) => void) | undefined;
	/** Where notes go. Default: nowhere. */
	logger?: Logger | undefined;
}
