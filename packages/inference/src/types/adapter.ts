import type { Job } from "./job.ts";
import type { Route } from "./route.ts";
import type { Body } from "./wire.ts";

/** Translates one task to one provider's wire format and back. All functions are pure. */
export interface Adapter<Input, Output> {
	/** Path relative to the base URL, or how to make it. Model ids go through `toModelPath`. */
	readonly path: string | ((route: Route, input: Input) => string);
	/** Base URL of direct calls, when this task is on another host than the provider's. */
	readonly host?: string;
	/** Query string of routed calls, without `?`. */
	readonly routedQuery?: string;
	/** URL below a caller's own endpoint. Default: the endpoint as it is. */
	readonly endpointPath?: (endpointUrl: URL) => string;
	/** Headers that this task needs beside the provider's own. Default: none. */
	readonly headers?: Readonly<Record<string, string>>;
	/** The request body. `input` is the call without its routing fields, media as Blob. */
	readonly toPayload: (input: Input, route: Route) => Body;
	/** The task's result; throws through `read` when the reply has another shape. */
	readonly fromResponse: (reply: unknown, route: Route) => Output;
	/** What the reply should have been, for the error message: `"Expected …"`. */
	readonly expected: string | ((reply: unknown) => string);
	/** Present when the first reply is only a ticket. */
	readonly job?: Job;
	/** Present when the task can be streamed; holds what differs from the usual stream of the task. */
	readonly stream?: Partial<Stream>;
}

/** How a streamed event becomes a chunk. */
export interface Stream {
	/** Fields that request a stream, added to the caller's own. Default `{ stream: true }`. */
	readonly fields?: Readonly<Record<string, unknown>>;
	/** Makes the translator of one stream: event to chunk, or undefined to skip it. Default: the event unchanged. */
	readonly translator?: () => (event: unknown) => unknown;
	/** Whether this event completes the stream. */
	readonly isLast: (event: unknown) => boolean;
}

/** An adapter whose task is not known to the type system: the route chose it, and the input with it. */
export type AnyAdapter = Adapter<never, unknown>;
