import type { Bytes } from "../media/bytes.ts";

/** A field of a multipart form: text, or a file. */
export type FormField = string | { readonly name: string; readonly type: string; readonly bytes: Bytes };

/** A request body after reading. `type` is the media type without parameters, "" when none was sent. */
export type ReceivedBody =
	| { readonly kind: "none" }
	| { readonly kind: "json"; readonly value: unknown; readonly text: string }
	| { readonly kind: "form"; readonly fields: Readonly<Record<string, readonly FormField[]>> }
	| { readonly kind: "bytes"; readonly bytes: Bytes; readonly type: string };

/** A request as it arrived: method, URL, headers and body, without what the simulator made of it. */
export interface RecordedRequest {
	/** HTTP method. */
	readonly method: string;
	/** Full URL, always with the provider's host. */
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

/** Purpose of a request within a call. */
export type Stage = "call" | "poll" | "download" | "lookup";

/** The problem with a request, before a dialect makes its error body from it. */
export interface Problem {
	readonly status: number;
	readonly message: string;
	/** Dotted path inside the body. */
	readonly at?: string;
	/** Short machine-readable reason. */
	readonly code?: string;
}

/** What a provider that lacks a model says where nothing else is known of it: the error of OpenAI's API. */
export function describeUnknownModel(name: string): Problem {
	return {
		status: 404,
		message: `The model \`${name}\` does not exist or you do not have access to it.`,
		at: "model",
		code: "model_not_found",
	};
}

/** Thrown for a request that a provider would reject; its dialect turns `problem` into the error body. */
export class RequestError extends Error {
	readonly problem: Problem;
	constructor(problem: Problem) {
		super(problem.message);
		this.name = "RequestError";
		this.problem = problem;
	}
}

/** Thrown for a model that the provider does not have; `name` is what the request calls it. */
export class UnknownModelError extends RequestError {
	readonly model: string;
	/** Something to do about it, behind the provider's own words; "" for nothing. */
	readonly hint: string;
	constructor(name: string, hint = "") {
		super(describeUnknownModel(name));
		this.name = "UnknownModelError";
		this.model = name;
		this.hint = hint;
	}
}
