import {
	ApiError,
	type ErrorFields,
	HubError,
	InferenceError,
	InputError,
	OutputError,
	RouteError,
	toOutputMessage,
} from "./errors.ts";

/** The errors under the names of `@huggingface/inference`, so that `instanceof` checks of older code hold. */
export {
	ApiError as InferenceClientProviderApiError,
	HubError as InferenceClientHubApiError,
	InferenceError as InferenceClientError,
	InputError as InferenceClientInputError,
	OutputError as InferenceClientProviderOutputError,
	RouteError as InferenceClientRoutingError,
};

/**
 * `OutputError` as `@huggingface/inference` 3 makes it: its message opens with "Invalid inference output". Every
 * `OutputError` is an instance. Source: lib/InferenceOutputError.ts of 3.13.1.
 * @example
 * const error = new InferenceOutputError("Expected a list");
 * error.message.startsWith("Invalid inference output"); // true
 * error instanceof OutputError; // true
 */
export class InferenceOutputError extends OutputError {
	constructor(detail: string, fields?: Partial<ErrorFields>) {
		super(toOutputMessage(detail), fields);
	}

	static override [Symbol.hasInstance](value: unknown): boolean {
		return this === InferenceOutputError ? value instanceof OutputError : super[Symbol.hasInstance](value);
	}
}
