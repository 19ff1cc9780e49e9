import { ApiError, HubError, InferenceError, InputError, OutputError, RouteError } from "../errors.ts";

/** The errors under the names of `@huggingface/inference`, so that `instanceof` checks of older code hold. */
export {
	ApiError as InferenceClientProviderApiError,
	HubError as InferenceClientHubApiError,
	InferenceError as InferenceClientError,
	InputError as InferenceClientInputError,
	OutputError as InferenceClientProviderOutputError,
	OutputError as InferenceOutputError,
	RouteError as InferenceClientRoutingError,
};
