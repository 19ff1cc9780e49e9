import type { Bytes } from "../media/bytes.ts";
import type { ReceivedBody, Stage, Problem } from "../types/request.ts";
import type { JobOutcome } from "../state/jobs.ts";
import type { HubProvider } from "../state/hub.ts";
import type { State } from "../state/state.ts";

/** A request as the rules see it. */
export interface Call {
	readonly method: string;
	readonly url: URL;
	/** Path inside the provider's API, without the leading slash. */
	readonly path: string;
	/** The named segments of the rule's path. */
	readonly params: Readonly<Record<string, string>>;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: ReceivedBody;
	readonly provider: string;
	/** Hub task ids of the rule, with spaces between them; absent where it has none. */
	readonly task?: string | undefined;
	/** True when the call came through the platform's router. */
	readonly routed: boolean;
	/** True when the browser sends its cookies along. */
	readonly withCookies: boolean;
	readonly state: State;
	/** End of a job that this call submits. */
	readonly jobOutcome: JobOutcome;
}

/** The result of a rule, before it becomes an HTTP response. */
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
	/** Needs no key. */
	readonly open?: true;
	/** Narrows the rule beyond its path, e.g. to one host. */
	readonly when?: (call: Call) => boolean;
	readonly reply: (call: Call) => Reply;
}

/** The API of a provider or of the hub. */
export interface Dialect extends HubProvider {
	readonly name: string;
	/** Hosts that serve it directly. */
	readonly hosts: readonly string[];
	/** Scheme of the `Authorization` header, before the key. */
	readonly scheme: string;
	/** Host where its finished files are downloaded, without a key. Default: it sends them in its responses. */
	readonly fileHost?: string;
	/** Today's published clients no longer have it. */
	readonly former?: true;
	/** Another header that may carry the key instead. */
	readonly keyHeader?: string;
	/** Default `required`; `optional` accepts requests without one; `platform` accepts `hf_` keys only. */
	readonly keys?: "required" | "optional" | "platform";
	/** Error body in the provider's own form. */
	readonly errorBody: (problem: Problem) => unknown;
	/** Its response for a model that it does not have. Default: status 404 with the words of OpenAI's API. */
	readonly unknownModel?: (name: string) => Problem;
	readonly rules: readonly Rule[];
}

/** The dialect of a request, its path there, and whether it came through the router. */
export interface DialectMatch {
	readonly dialect: Dialect;
	/** Path inside the dialect, without the leading slash. */
	readonly path: string;
	readonly routed: boolean;
}
