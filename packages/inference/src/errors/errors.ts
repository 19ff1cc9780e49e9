import type { ErrorCode } from "../codes/error-codes.ts";
import type { StoredJob } from "../types/job.ts";
import type { Attempt, ErrorContext, RequestSummary, ResponseSummary } from "../types/reports.ts";

export {
	ERROR_CODES,
	ERROR_FACTS,
	ERROR_SIDES,
	type ErrorCode,
	type ErrorFacts,
	type ErrorSide,
} from "../codes/error-codes.ts";

const MARK = Symbol.for("pusula.inference-error");

/** Fields that every error of the library carries beside its message. No field ever holds a key or the caller's prompt. */
export interface ErrorFields extends ErrorContext {
	/** Machine-readable reason, the name of the error's page in the documentation. */
	readonly code: ErrorCode;
	/** What the error was made from, such as the error of `fetch`. */
	readonly cause?: unknown;
	/** HTTP status of the response that caused the error. */
	readonly status?: number | undefined;
	/** The server's request id (`x-request-id`), for its support desk. */
	readonly requestId?: string | undefined;
	/** Seconds that the server wants the caller to wait. */
	readonly retryAfter?: number | undefined;
	/** Every attempt of the call: provider, status, wait, and whether it may have been billed. */
	readonly attempts?: readonly Attempt[] | undefined;
	/** Method, URL and headers of the request, without the key. */
	readonly request?: RequestSummary | undefined;
	/** Status, request id and decoded body of the response. */
	readonly response?: ResponseSummary | undefined;
	/** The job that the provider accepted, where its result did not come: for `resumeJob`. It holds no key. */
	readonly job?: StoredJob | undefined;
	/** Dotted path in the reply where the promised shape was missing, for example `data.0.url`. */
	readonly path?: string | undefined;
}

type Fields = Partial<ErrorFields>;

/**
 * The base of all errors of the library. `instanceof` also holds for `OutputError`, which is a TypeError by descent.
 * @example
 * try {
 * 	await fillMask({ inputs: "[MASK]" });
 * } catch (error) {
 * 	if (InferenceError.is(error)) console.log(error.code, error.message);
 * }
 */
export class InferenceError extends Error implements ErrorFields {
	declare readonly code: ErrorCode;
	declare readonly provider?: string | undefined;
	declare readonly task?: string | undefined;
	declare readonly model?: string | undefined;
	/** HTTP status of the response; undefined where none came. */
	declare readonly status?: number | undefined;
	declare readonly requestId?: string | undefined;
	/** Seconds that the server wants the caller to wait; undefined where it names none. */
	declare readonly retryAfter?: number | undefined;
	declare readonly attempts?: readonly Attempt[] | undefined;
	declare readonly request?: RequestSummary | undefined;
	declare readonly response?: ResponseSummary | undefined;
	declare readonly job?: StoredJob | undefined;
	declare readonly path?: string | undefined;

	constructor(message: string, fields: Fields = {}) {
		super(message);
		const { names, code } = new.target;
		Object.assign(this, { name: names[0], code, ...fields });
	}

	/** The same as `request`, under the name of `@huggingface/inference` 4.13. */
	get httpRequest(): RequestSummary | undefined {
		return this.request;
	}

	/** The same as `response`, under the name of `@huggingface/inference` 4.13. */
	get httpResponse(): ResponseSummary | undefined {
		return this.response;
	}

	get [MARK](): true {
		return true;
	}

	/** True for an error of this library, also one of another copy of the package. */
	static is(value: unknown): value is InferenceError {
		return isObjectWith(value, MARK);
	}

	/** Holds across copies of the package: errors are known by mark and name. Classes of callers are known by descent. */
	static override [Symbol.hasInstance](value: unknown): boolean {
		if (this === InferenceError) return InferenceError.is(value);
		if (Object.hasOwn(this, "names")) return InferenceError.is(value) && this.names.includes(value.name);
		return super[Symbol.hasInstance](value);
	}

	/** Names of the errors of a class and of its heirs; the first is its own. */
	protected static readonly names: readonly string[] = ["InferenceError"];
	/** The code of an error that is given none. */
	protected static readonly code: ErrorCode = "inference";
}

/**
 * An argument of the call is missing, wrong or contradicts another.
 * @example
 * try {
 * 	await fillMask({ model: "a/b", provider: "groq", inputs: "[MASK]" });
 * } catch (error) {
 * 	if (error instanceof InputError) console.log(error.code); // "task-not-supported"
 * }
 */
export class InputError extends InferenceError {
	protected static override readonly names: readonly string[] = ["InputError", "RoutingError"];
	protected static override readonly code: ErrorCode = "input";
}

/**
 * No provider serves this model for this task.
 * @example
 * try {
 * 	await fillMask({ model: "no/such", inputs: "[MASK]" });
 * } catch (error) {
 * 	if (error instanceof RouteError) console.log(error.code);
 * }
 */
export class RouteError extends InputError {
	protected static override readonly names: readonly string[] = ["RoutingError"];
	protected static override readonly code: ErrorCode = "route";
}

/**
 * A provider, the router or an endpoint responded with an error.
 * @example
 * try {
 * 	await fillMask({ model: "no/such", provider: "hf-inference", inputs: "[MASK]" });
 * } catch (error) {
 * 	if (error instanceof ApiError) console.log(error.status, error.requestId);
 * }
 */
export class ApiError extends InferenceError {
	protected static override readonly names: readonly string[] = ["ProviderApiError", "HubApiError"];
	protected static override readonly code: ErrorCode = "api";

	/** Which server responded: the provider, the router or the hub. */
	declare readonly source: "provider" | "router" | "hub";

	constructor(message: string, fields: Fields & { source?: "provider" | "router" | "hub" } = {}) {
		super(message, { source: "provider", ...fields });
	}
}

/**
 * The model hub responded to a lookup with an error.
 * @example
 * try {
 * 	await fillMask({ model: "no/such", inputs: "[MASK]" });
 * } catch (error) {
 * 	if (error instanceof HubError) console.log(error.status);
 * }
 */
export class HubError extends ApiError {
	protected static override readonly names: readonly string[] = ["HubApiError"];
	protected static override readonly code: ErrorCode = "hub";

	constructor(message: string, fields: Fields = {}) {
		super(message, { ...fields, source: "hub" });
	}
}

/**
 * No complete response came: connection, TLS or DNS failure, or one of the time limits.
 * @example
 * try {
 * 	await fillMask({ endpointUrl: "http://127.0.0.1:1", inputs: "[MASK]" }, { maxRetries: 0 });
 * } catch (error) {
 * 	if (error instanceof NetworkError) console.log(error.code);
 * }
 */
export class NetworkError extends InferenceError {
	protected static override readonly names: readonly string[] = ["NetworkError"];
	protected static override readonly code: ErrorCode = "network";
}

/**
 * The reply does not have the promised shape, or a job failed. Also a TypeError, as in `@huggingface/inference` 3.
 * @example
 * try {
 * 	await fillMask({ model: "a/b", provider: "hf-inference", inputs: "[MASK]" });
 * } catch (error) {
 * 	if (error instanceof OutputError) console.log(error.path);
 * }
 */
export class OutputError extends TypeError implements ErrorFields {
	declare readonly code: ErrorCode;
	declare readonly provider?: string | undefined;
	declare readonly task?: string | undefined;
	declare readonly model?: string | undefined;
	/** HTTP status of the response; undefined where none came. */
	declare readonly status?: number | undefined;
	declare readonly requestId?: string | undefined;
	declare readonly attempts?: readonly Attempt[] | undefined;
	declare readonly request?: RequestSummary | undefined;
	declare readonly response?: ResponseSummary | undefined;
	declare readonly job?: StoredJob | undefined;
	declare readonly path?: string | undefined;

	constructor(message: string, fields: Fields = {}) {
		super(message);
		Object.assign(this, { name: "InferenceOutputError", code: "output", ...fields });
	}

	/** The same as `request`, under the name of `@huggingface/inference` 4.13. */
	get httpRequest(): RequestSummary | undefined {
		return this.request;
	}

	/** The same as `response`, under the name of `@huggingface/inference` 4.13. */
	get httpResponse(): ResponseSummary | undefined {
		return this.response;
	}

	get [MARK](): true {
		return true;
	}

	static override [Symbol.hasInstance](value: unknown): boolean {
		if (this === OutputError) return InferenceError.is(value) && value.name === "InferenceOutputError";
		return super[Symbol.hasInstance](value);
	}
}

/**
 * The contract's message for a reply without the promised shape.
 * @param detail What was expected and what came: `Expected a list`.
 * @example
 * toOutputMessage("Expected a list").split(".")[0]; // "Invalid inference output: Expected a list"
 */
export function toOutputMessage(detail: string): string {
	return `Invalid inference output: ${detail}. Use the 'request' method with the same parameters to do a custom call with no type checking.`;
}

/**
 * True for an object with this property. Errors and values of another copy of the package are recognized by such a mark.
 * @param value Anything, such as what was caught.
 * @param key Name or symbol of the property.
 * @example
 * isObjectWith({ status: 429 }, "status"); // true
 */
export function isObjectWith(value: unknown, key: PropertyKey): value is object {
	return typeof value === "object" && value !== null && key in value;
}
