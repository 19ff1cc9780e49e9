/** Bytes over a plain (not shared) buffer, as web APIs want them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One provider's offer for a model, as the hub's `inferenceProviderMapping` states it. */
export interface MappingEntry {
	readonly provider: string;
	/** The provider's own name of the model: what its API expects. */
	readonly providerId: string;
	readonly status: "live" | "staging" | "error";
	/** Hub task id; chat is `conversational`. */
	readonly task: string;
	readonly hfModelId?: string;
	readonly adapter?: "lora";
	/** File inside the hub repository that holds the adapter. */
	readonly adapterWeightsPath?: string;
}

/** A field of a multipart form: text, or a file. */
export type FormField = string | { readonly name: string; readonly type: string; readonly bytes: Bytes };

/** A request body after reading. `type` is the media type without parameters, "" when none was sent. */
export type ReceivedBody =
	| { readonly kind: "none" }
	| { readonly kind: "json"; readonly value: unknown; readonly text: string }
	| { readonly kind: "form"; readonly fields: Readonly<Record<string, readonly FormField[]>> }
	| { readonly kind: "bytes"; readonly bytes: Bytes; readonly type: string };

/** A request as it arrived. */
export interface RecordedRequest {
	readonly method: string;
	/** Full address, always with the real-looking host. */
	readonly url: string;
	/** Names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	/** JSON value, form fields, bytes, or undefined without a body. */
	readonly body: unknown;
	/** Provider id, or "hub", "router", "endpoint", "files", "unknown". */
	readonly provider: string;
	/** True when it came through the platform's router. */
	readonly routed: boolean;
}

/** What a request is for within a call. */
export type Stage = "call" | "poll" | "download" | "lookup";

/** What is wrong with a request, before a provider puts it into its own words. */
export interface Problem {
	readonly status: number;
	readonly message: string;
	/** Where, as a dotted path inside the body. */
	readonly at?: string;
	/** Short machine-readable reason. */
	readonly code?: string;
}

/** How a job ends. */
export type JobOutcome = "succeeded" | "failed" | "canceled" | "never";
