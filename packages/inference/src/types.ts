/** Id of a task the client can run: the catalogue's id, and `conversational` for chat. */
export type { ClientTask } from "./task-table.ts";
import type { Options } from "./options.ts";
import type { AdapterInput, AdapterOutput, ClientTask } from "./task-table.ts";

/** How a call proves who is asking, derived from the key alone. */
export type AuthMethod = "none" | "hf-token" | "credentials-include" | "provider-key";

/** The header a key goes into, and what stands before it. The key itself is joined only when the request is sent. */
export interface Auth {
	readonly header: string;
	/** Text before the key, with its trailing space: `"Bearer "`. */
	readonly prefix: string;
}

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
	/** For people and messages: `"Groq"`. */
	readonly name: string;
	/** Address of the provider's API documentation. */
	readonly docs: string;
	/** Base URL for direct calls, no trailing slash. A path (`/hf-inference`) lies on the router. */
	readonly host: string;
	/** Path of routed calls on the router. Default: the id. */
	readonly routedPath?: string;
	/** Header and prefix of a direct call. Routed calls always use `Authorization: Bearer`. Default Bearer. */
	readonly auth?: Auth;
	/** Fixed headers of every request. */
	readonly headers?: Readonly<Record<string, string>>;
	/** `false` when the provider refuses calls from web pages. */
	readonly browser?: false;
	/** Closed-source provider: only direct calls, with its own key. */
	readonly clientSideOnly?: true;
	/** How the caller's model ids become the provider's own, when the hub does not know them. */
	readonly resolveModel?: ResolveModel;
	/** Organisation on the model hub. */
	readonly hubOrg?: string;
	readonly lifecycle: Lifecycle;
	readonly tasks: ProviderTasks;
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
export type JobState = "running" | "done" | { readonly failed: string };

/** Where to ask about a job: a path on the route's base URL, or a vendor address that must be asked without the key. */
export type JobAddress = { readonly path: string } | { readonly url: string };

/** How to follow a queue: ask, wait, and know the end. */
export interface Job {
	/** Where to ask for the state of the job that a ticket names. */
	readonly status: (ticket: unknown, route: Route) => JobAddress;
	readonly state: (reply: unknown) => JobState;
	/** The state a ticket itself tells. Default: running. */
	readonly ticketState?: (ticket: unknown) => JobState;
	/** Where the result lies, when it is not in the last state reply. */
	readonly result?: (ticket: unknown, route: Route) => JobAddress;
	/** Where and how a job is cancelled, when the provider can. */
	readonly cancel?: (
		ticket: unknown,
		route: Route,
	) => JobAddress & { readonly method: "PUT" | "POST" | "DELETE" };
	/** Id of the job, for people. */
	readonly id: (ticket: unknown) => string;
	/** First pause between questions, milliseconds; grows to eight times this. */
	readonly intervalMs: number;
	/** Ask once before the first pause. */
	readonly askAtOnce?: true;
	/** Message when a state question fails for good. */
	readonly pollFailed: string;
	/** Message when the deadline passes, and the deadline itself, when the provider has one of its own. */
	readonly timedOut?: string;
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

/** A request as data. The key is not in it; files stay as leaves until the body is encoded. */
export interface HttpRequest {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Absent: the request carries no key. */
	readonly auth?: Auth | undefined;
	readonly body?: Body | undefined;
}

/** A request body before it is encoded. A JSON value may hold `InlineFile` leaves. */
export type Body =
	| { readonly kind: "json"; readonly value: object }
	| { readonly kind: "form"; readonly fields: FormFields }
	| { readonly kind: "file"; readonly file: Blob };

/** Fields of a multipart form; a file carries its file name. */
export type FormFields = Readonly<Record<string, string | { readonly file: Blob; readonly name: string }>>;

/** A media result before it takes the form the caller asked for. */
export type Media = ({ readonly blob: Blob } | { readonly base64: string } | { readonly url: string }) & {
	/** The provider's JSON reply, for output type `json`. */
	readonly reply?: unknown;
	/** Media type when the provider tells it. */
	readonly type?: string | undefined;
	/** Start of the message when the download fails; ends before the address. */
	readonly downloadFailed?: string | undefined;
};

/** The form in which `textToImage` gives its result. */
export type OutputType = "blob" | "url" | "dataUrl" | "json";

/** What `textToImage` gives for an output type. */
export type ImageResult<T extends OutputType | undefined> = T extends "url" | "dataUrl"
	? string
	: T extends "json"
		? Record<string, unknown>
		: Blob;

/** Who was asked for what; part of every error and attempt. */
export interface ErrorContext {
	readonly provider?: string | undefined;
	readonly task?: string | undefined;
	readonly model?: string | undefined;
}

/** One try of a call. */
export interface Attempt {
	readonly provider: string;
	readonly method: string;
	readonly url: string;
	/** Status of the answer; absent when none came. */
	readonly status?: number | undefined;
	/** Milliseconds waited after this try, before the next. */
	readonly waitedMs?: number | undefined;
	/** Whether the provider may have charged for it. */
	readonly mayBeBilled: boolean;
}

/** What an error tells of the request. Header values and the body are left out on purpose. */
export interface RequestSummary {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** What an error tells of the answer. */
export interface ResponseSummary {
	readonly status: number;
	readonly requestId: string;
	readonly body: unknown;
}

/** One call from the caller's request to its result: limits, tries, and who is asked at the moment. */
export interface Call {
	readonly task: ClientTask | undefined;
	readonly options: Options;
	readonly accessToken: string | undefined;
	/** The caller's own endpoint. */
	readonly endpointUrl: string | undefined;
	readonly fetch: typeof fetch;
	/** Fires on the caller's signal and on every time limit. Its reason is thrown as it is. */
	readonly signal: AbortSignal;
	readonly attempts: Attempt[];
	/** Provider, task and model of the try under way, for errors. */
	context: ErrorContext;
	/** Ends everything the call has under way. */
	abort(reason: unknown): void;
	/** Calls back after `ms` unless the call ends before; the returned function takes it back. */
	after(ms: number, callback: () => void): () => void;
	/** Starts a time limit; the returned function lifts it. 0 is no limit. */
	limit(ms: number, what: string, code: string): () => void;
	/** Releases timers and listeners. */
	close(): void;
}

/** A replaceable log. The default is silent. */
export interface Logger {
	debug(message: string, ...details: unknown[]): void;
	info(message: string, ...details: unknown[]): void;
	warn(message: string, ...details: unknown[]): void;
	error(message: string, ...details: unknown[]): void;
	log(message: string, ...details: unknown[]): void;
}
