/** How a call proves who is asking, derived from the key alone. */
export type AuthMethod = "none" | "hf-token" | "credentials-include" | "provider-key";

/** The header a key goes into, and what stands before it. The key itself is joined only when the request is sent. */
export interface Auth {
	readonly header: string;
	/** Text before the key, with its trailing space: `"Bearer "`. */
	readonly prefix: string;
}

/** A request as data. The key is not in it; files stay as leaves until the body is encoded. */
export interface HttpRequest {
	readonly method: "GET" | "POST" | "PUT" | "DELETE";
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Absent: the request carries no key. */
	readonly auth?: Auth | undefined;
	/** Cookies stay away: the address came out of a reply, or belongs to the hub, whose answers to pages carry none. */
	readonly withoutCookies?: true;
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
	/** Message when the download fails, from the words of its status. */
	readonly downloadFailed?: ((statusText: string) => string) | undefined;
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

/** A replaceable log. The default is silent. */
export interface Logger {
	debug(message: string, ...details: unknown[]): void;
	info(message: string, ...details: unknown[]): void;
	warn(message: string, ...details: unknown[]): void;
	error(message: string, ...details: unknown[]): void;
	log(message: string, ...details: unknown[]): void;
}

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
