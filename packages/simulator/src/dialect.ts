import type { FaultScript } from "./faults/fault.ts";
import type {
	Bytes,
	JobOutcome,
	MappingEntry,
	Problem,
	ReceivedBody,
	RecordedRequest,
	Stage,
} from "./request.ts";
import type { State } from "./state/state.ts";

/** How a simulator behaves; every field may be left out. */
export interface SimulatorOptions {
	/** What goes wrong, and when. Default: nothing. */
	readonly faults?: FaultScript;
	/** Changes every made-up answer; the same seed and request give the same answer. Default 0. */
	readonly seed?: number;
	/** Milliseconds before the headers of each answer. Default 0. */
	readonly delayMs?: number;
	/** Milliseconds between the events of a stream. Default 0. */
	readonly chunkDelayMs?: number;
	/** How many polls of a job say "not yet" before it is done. Default 2: queued, then running. */
	readonly jobPolls?: number;
	/** How many requests are kept in `requests`; the oldest go first. Default 1000. */
	readonly maxRecorded?: number;
	/** More hub models by id, or other mappings for known ones. An empty list: no provider serves it. */
	readonly models?: Readonly<Record<string, readonly MappingEntry[]>>;
	/** Form of the hub's mapping: an object keyed by provider, or a list. Default "object". */
	readonly mappingForm?: "object" | "array";
	/** Answer for hub models that are not listed, with a task guessed from the name, instead of 404. Default false. */
	readonly guessModels?: boolean;
}

/** Everything a rule may look at. */
export interface Call {
	readonly method: string;
	readonly url: URL;
	/** Path inside the provider's API, without the leading slash. */
	readonly path: string;
	/** The named pieces of the rule's path. */
	readonly params: Readonly<Record<string, string>>;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: ReceivedBody;
	readonly provider: string;
	/** True when the call came through the platform's router. */
	readonly routed: boolean;
	/** True when the browser sends its cookies along. */
	readonly withCookies: boolean;
	readonly state: State;
	/** How a job submitted by this call will end. */
	readonly jobOutcome: JobOutcome;
}

/** What a rule answers, before it becomes an HTTP response. */
export type Reply =
	| {
			readonly kind: "json";
			readonly value: unknown;
			readonly status?: number;
			readonly headers?: HeaderRecord;
	  }
	| {
			readonly kind: "bytes";
			readonly bytes: Bytes;
			readonly type: string;
			readonly status?: number;
			readonly headers?: HeaderRecord;
	  }
	| {
			readonly kind: "events";
			readonly events: readonly unknown[];
			/** Ends with the `[DONE]` mark. */
			readonly done: boolean;
			readonly headers?: HeaderRecord;
	  };

type HeaderRecord = Readonly<Record<string, string>>;

/** One accepted request shape. */
export interface Rule {
	readonly method: "GET" | "POST" | "PUT";
	/** Path pattern: `:name` is one segment, `:name*` one or more. */
	readonly path: string;
	/** Hub task id; absent for polls and lists. */
	readonly task?: string;
	readonly stage?: Stage;
	/** Answers without a key. */
	readonly open?: true;
	/** Narrows the rule beyond its path, e.g. to one host. */
	readonly when?: (call: Call) => boolean;
	readonly reply: (call: Call) => Reply;
}

/** A provider's (or the hub's) API. */
export interface Dialect {
	readonly id: string;
	readonly name: string;
	/** Hosts that speak it directly. */
	readonly hosts: readonly string[];
	/** Word before the key in `Authorization`. */
	readonly scheme: string;
	/** Another header that may carry the key instead. */
	readonly keyHeader?: string;
	/** `required` unless said otherwise; `optional` accepts none; the platform dialects accept `hf_` keys. */
	readonly keys?: "required" | "optional" | "platform";
	/** False for a provider that the router does not carry. Default true. */
	readonly routable?: false;
	/** How its own model names are made from a hub id. Default: the hub id in lower case, its slash kept. */
	readonly providerModel?: (hubId: string, task: string) => string;
	/** Error body in the provider's own form. */
	readonly errorBody: (problem: Problem) => unknown;
	readonly rules: readonly Rule[];
}

/** The simulator: every known host behind one function. */
export interface Simulator {
	/**
	 * Answers one request for any known host, as the global `fetch` would: follows redirects unless told otherwise,
	 * rejects with the signal's reason when aborted. An unknown host gets status 502 and the list of known ones.
	 */
	readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
	/** Requests so far, in order of arrival. */
	readonly requests: readonly RecordedRequest[];
	/** Forgets requests, jobs and how often each fault has struck. */
	readonly clear: () => void;
}
