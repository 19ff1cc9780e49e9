import type { Stage } from "../types/request.ts";
import type { JobOutcome } from "../state/jobs.ts";

/** The requests that a fault applies to; every given field must match. */
export interface FaultMatch {
	/** Provider id, or "hub", "router", "endpoint", "files". */
	readonly provider?: string;
	/** Hub task id of the rule that serves the request. */
	readonly task?: string;
	/** Text that the path (with query) contains. */
	readonly path?: string;
	/** HTTP method. Default: any. */
	readonly method?: string;
	/** Purpose of the request: the call itself, a poll of its job, a download of its result, a lookup at the hub. */
	readonly stage?: Stage;
	/** Only the nth matching request, counted from 1. */
	readonly nth?: number;
}

/** One kind of failure. Times are in milliseconds, sizes in bytes. */
export type FaultAction =
	/** Another status than 200; `retryAfter` is a header's text (seconds or a date), `retryAfterMs` goes into `retry-after-ms`. */
	| {
			readonly kind: "status";
			readonly status: number;
			readonly retryAfter?: string;
			readonly retryAfterMs?: number;
			readonly message?: string;
	  }
	| { readonly kind: "html-page"; readonly status: number }
	| { readonly kind: "slow-headers"; readonly delayMs: number }
	/** The body comes in chunks of `bytes`, each after `delayMs`. */
	| { readonly kind: "slow-body"; readonly bytes: number; readonly delayMs: number }
	/** The headers come, the body never does; ends only when the caller gives up. */
	| { readonly kind: "stalled-body" }
	| { readonly kind: "cut-before-headers" }
	/** The connection breaks after so many bytes of the body. */
	| { readonly kind: "cut-body"; readonly afterBytes: number }
	| { readonly kind: "no-done" }
	/** The stream ends inside its last event. */
	| { readonly kind: "unfinished-event" }
	/** Every byte is a chunk of its own, so characters of several bytes are torn. */
	| { readonly kind: "single-bytes" }
	| { readonly kind: "line-ends"; readonly ends: "crlf" | "cr" }
	| { readonly kind: "keep-alives" }
	/** After `after` events the stream carries an error object instead. */
	| { readonly kind: "stream-error"; readonly after: number; readonly error?: unknown }
	/** Every chunk has `"error": null` besides its usual fields. */
	| { readonly kind: "null-errors" }
	/** A chunk that is not JSON. */
	| { readonly kind: "broken-event" }
	| { readonly kind: "content-type"; readonly value: string }
	| { readonly kind: "upper-case-content-type" }
	| { readonly kind: "empty-body" }
	| { readonly kind: "invalid-json" }
	/** JSON that is right but has another shape than promised. */
	| { readonly kind: "wrong-shape" }
	| { readonly kind: "huge-body"; readonly bytes: number }
	/** The last byte of the body is another one, its length the same. */
	| { readonly kind: "changed-body" }
	/** The body ends after so many bytes, as if that were all: its `content-length` says so too. */
	| { readonly kind: "short-body"; readonly bytes: number }
	| { readonly kind: "huge-event"; readonly bytes: number }
	/** The job that this call submits fails, is cancelled, or never ends. */
	| { readonly kind: "job"; readonly outcome: Exclude<JobOutcome, "succeeded"> }
	/** A redirect to the same URL with `redirected=1`, or to the same path on another host. */
	| {
			readonly kind: "redirect";
			readonly to: "same-host" | "other-host";
			readonly status: 301 | 302 | 303 | 307 | 308;
	  }
	/** JSON with `__proto__` and `constructor` as own keys besides the usual fields. */
	| { readonly kind: "prototype-keys" };

/** One failure: what happens, and to which requests. */
export interface Fault {
	readonly match?: FaultMatch;
	/** Number of matching requests that it applies to; later ones work. Default: all. */
	readonly times?: number;
	readonly action: FaultAction;
}

/** Faults in order; all that match a request apply together. */
export type FaultScript = readonly Fault[];
