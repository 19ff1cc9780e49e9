import type { ErrorCode } from "./error-codes.ts";
import type { AdapterInput, AdapterOutput, ClientTask } from "./task-table.ts";
import type {
	Attempt,
	Auth,
	AuthMethod,
	Body,
	ErrorContext,
	Logger,
	OutputType,
	ResponseInfo,
	StreamVerdict,
} from "./wire.ts";

export type { ClientTask } from "./task-table.ts";
export type * from "./wire.ts";

/** Whether a provider still takes calls through the platform, and when that was last known. */
export interface Lifecycle {
	readonly status: "live" | "removed-upstream" | "unknown";
	/** ISO day of the last known state. */
	readonly date: string;
}

/** A hosted inference service as a value: where it is and what it offers. */
export interface Provider {
	/** File name, fixture folder, logo and address part: `"groq"`. */
	readonly id: string;
	/** Base URL for direct calls, no trailing slash. A path (`/hf-inference`) lies on the router. */
	readonly host: string;
	/** Path of routed calls on the router. Default: the id. */
	readonly routedPath?: string;
	/** Header and prefix of a direct call. Routed calls always use `Authorization: Bearer`. Default Bearer. */
	readonly auth?: Auth;
	/** Fixed headers of every request. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Closed-source provider: only direct calls, with its own key. */
	readonly clientSideOnly?: true;
	/** How the caller's model ids become the provider's own, when the hub does not know them. */
	readonly resolveModel?: ResolveModel;
	readonly tasks: ProviderTasks;
}

/** What readers are told of a provider. No call needs it, so it stands apart from the value that programs bundle. */
export interface ProviderFacts {
	/** For people: `"Groq"`. */
	readonly name: string;
	/** Address of the provider's API documentation. */
	readonly docs: string;
	/** Organisation on the model hub. Default: the provider's id. */
	readonly hubOrg?: string;
	/** `false` when the provider refuses calls from web pages. */
	readonly browser?: false;
	readonly lifecycle: Lifecycle;
}

/** The tasks of a provider, each with the adapter that speaks its dialect. */
export type ProviderTasks = { readonly [T in ClientTask]?: Adapter<AdapterInput<T>, AdapterOutput<T>> };

/** Translates one task to one provider's wire format and back. All functions are pure. */
export interface Adapter<Input, Output> {
	/** Path relative to the base URL, or how to make it. Model ids go through `route.modelPath`. */
	readonly path: string | ((route: Route, input: Input) => string);
	/** Base URL of direct calls, when this task lives on another host than the provider's. */
	readonly host?: string;
	/** Query string of routed calls, without `?`. */
	readonly routedQuery?: string;
	/** Address below a caller's own endpoint. Default: the endpoint as it is. */
	readonly endpointPath?: (endpointUrl: URL) => string;
	readonly headers?: Readonly<Record<string, string>>;
	/** The request body. `input` is the call without its routing fields, media as Blob. */
	readonly toPayload: (input: Input, route: Route) => Body;
	/** The task's result; throws through `read` when the reply has another shape. */
	readonly fromResponse: (reply: unknown, route: Route) => Output;
	/** What the reply should have been, for the error message: `"Expected …"`. */
	readonly expected: string | ((reply: unknown) => string);
	/** Present when the first reply is only a ticket. */
	readonly job?: Job;
	/** Present when the task can be streamed. */
	readonly stream?: Stream;
	/** What the provider does with the standard fields, for readers: renamed, ignored or defaulted. */
	readonly fields?: FieldNotes;
}

/** How one provider serves a model. */
export interface ModelMapping {
	readonly provider: string;
	/** The provider's own id of the model. */
	readonly providerId: string;
	readonly hfModelId: string;
	/** `live`, `staging` or `error`. */
	readonly status: string;
	readonly task: string;
	/** `lora` when the provider adds weights to a base model. */
	readonly adapter?: string | undefined;
	/** File of the weights in the model's repository. */
	readonly adapterWeightsPath?: string | undefined;
}

/** Finds how a provider serves a model; without a model, the task's default. `call` is the call under way. */
export type ResolveModel = (
	target: { readonly provider: Provider; readonly task: ClientTask; readonly model: string | undefined },
	call: Call,
) => ModelMapping | Promise<ModelMapping>;

/** How a provider treats the standard input fields of a task. */
export interface FieldNotes {
	readonly renamed?: Readonly<Record<string, string>>;
	readonly ignored?: readonly string[];
}

/** How a streamed event becomes a chunk. */
export interface Stream {
	/** Adds what asks for a stream to the payload's source. Default `{ stream: true }`. */
	readonly fields?: Readonly<Record<string, unknown>>;
	/** Makes the translator of one stream: event to chunk, or undefined to skip it. Default: the event unchanged. */
	readonly translator?: () => (event: unknown) => unknown;
	/** Whether this event says that the answer is complete. */
	readonly isLast: (event: unknown) => boolean;
}

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

/** Where one call goes, decided before anything is built. */
export interface Route {
	readonly provider: Provider;
	readonly task: ClientTask;
	/** The provider's own id of the model. */
	readonly model: string;
	/** `model` encoded segment by segment for a path. */
	readonly modelPath: string;
	/** Id of the model on the hub. */
	readonly hubModel: string;
	readonly baseUrl: string;
	/** Through the platform's router, or straight to the provider. */
	readonly routed: boolean;
	/** The caller's own endpoint, when given. */
	readonly endpointUrl?: string | undefined;
	/** LoRA weights to add, from the mapping. */
	readonly adapter?: { readonly type: string; readonly weightsPath?: string | undefined } | undefined;
	readonly outputType?: OutputType | undefined;
	readonly auth: Auth;
	readonly authMethod: AuthMethod;
	readonly hubUrl: string;
}

/** Time and randomness of a call. Durations are in milliseconds. */
export interface Clock {
	/** Milliseconds since some fixed moment; never goes back. */
	now(): number;
	/** Milliseconds since 1970. */
	date(): number;
	/** A number from 0 up to 1, by which pauses differ between callers. */
	random(): number;
	/** Calls the callback once after `ms`; the returned function cancels it. */
	after(ms: number, callback: () => void): () => void;
	/** Waits between two requests; rejects with the signal's own reason as soon as it fires. */
	sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** One call from the caller's request to its result: limits, tries, and who is asked at the moment. */
export interface Call {
	readonly task: ClientTask | undefined;
	readonly options: ImageOptions;
	readonly accessToken: string | undefined;
	/** The caller's own endpoint. */
	readonly endpointUrl: string | undefined;
	/** Where the try under way is sent. */
	baseUrl?: string | undefined;
	readonly fetch: typeof fetch;
	readonly clock: Clock;
	/** Fires on the caller's signal and on every time limit. Its reason is thrown as it is. */
	readonly signal: AbortSignal;
	readonly attempts: Attempt[];
	/** Provider, task and model of the try under way, for errors. */
	context: ErrorContext;
	/** Whether another provider follows when this one fails: then a busy one is not waited for without bound. */
	hasNext: boolean;
	/** Ends everything the call has under way. */
	abort(reason: unknown): void;
	/** Calls back after `ms` unless the call ends before; the returned function takes it back. */
	after(ms: number, callback: () => void): () => void;
	/** Starts a time limit; the returned function lifts it. 0 is no limit. */
	limit(ms: number, what: string, code: ErrorCode): () => void;
	/** Releases timers and listeners. */
	close(): void;
}

/** Per-call settings; the client takes them as defaults too. Every duration is in milliseconds. */
export interface Options {
	/** Cancels the call wherever it is: waiting, sending, reading, polling or downloading. */
	signal?: AbortSignal | undefined;
	/** Used for every request of the call, lookups, polls and downloads included. Default: the global `fetch`. */
	fetch?: typeof fetch | undefined;
	/** Time and randomness of the call, for tests that should not wait. Default: those of the machine. */
	clock?: Clock | undefined;
	/** Repeat on 503 until it passes or another limit ends it. Default true. */
	retry_on_error?: boolean | undefined;
	/** Most repetitions of one request, for any reason. Default: 503 without bound (twice where another provider follows), 429 and refused connections twice. */
	maxRetries?: number | undefined;
	/** Also repeat what the provider may have charged for: 408, 500, 502, 504 and broken connections, at most twice. Default false. */
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
	/** Told once how a stream ended, with the token counts when its last event carried them. */
	onStreamEnd?: ((verdict: StreamVerdict, usage?: unknown) => void) | undefined;
	/** Told after every try of the inference request. */
	onAttempt?: ((attempt: Attempt) => void) | undefined;
	/** Told when the answer has come: status, headers, request id, provider, usage. Of a stream: when its headers have come. */
	onResponse?: ((info: ResponseInfo) => void) | undefined;
	/** Where notes go. Default: nowhere. */
	logger?: Logger | undefined;
}

/** Options of a call whose result is an image. */
export interface ImageOptions extends Options {
	/** Form of the image. Default `blob`. */
	outputType?: OutputType | undefined;
}
