import type { ErrorCode } from "@pusula/inference";

/** Whose side an error is on. */
export const ERROR_SIDES = ["call", "route", "provider", "network"] as const;

/** Origin of an error: the caller, the lookup of model and provider, the provider, or the network. */
export type ErrorSide = (typeof ERROR_SIDES)[number];

/** The class an error of a code belongs to. */
export type ErrorClass =
	"InferenceError" | "InputError" | "RouteError" | "ApiError" | "HubError" | "NetworkError" | "OutputError";

/** Facts of an error code in a word each. */
export interface ErrorFacts {
	readonly className: ErrorClass;
	readonly side: ErrorSide;
	/** Retries by the client itself: never, depending on the status, when the request never arrived, or as a free request. */
	readonly retried: "no" | "status" | "unsent" | "question";
	/** Fallback to the next provider of a list: yes, no, not after 400 and 422, only before the first chunk of a stream. */
	readonly failover: "yes" | "no" | "status" | "before-first-chunk";
	/** True when the provider may have charged for the call; `attempts` where each attempt states it. */
	readonly billed: "no" | "attempts" | "likely";
	/** Messages that carry the code, as the client writes them; braces hold what changes. */
	readonly messages: readonly string[];
	/** The message may be any other text: the provider's own, or that of the reader's own code. */
	readonly hasFreeWords?: true;
}

const NOT_SENT = {
	className: "InputError",
	side: "call",
	retried: "no",
	failover: "no",
	billed: "no",
} as const;
const NOT_SERVED = {
	className: "RouteError",
	side: "route",
	retried: "no",
	failover: "yes",
	billed: "no",
} as const;
const NO_HUB = { className: "HubError", side: "route", failover: "yes", billed: "no" } as const;
const LATE = {
	className: "NetworkError",
	side: "network",
	retried: "no",
	failover: "no",
	billed: "attempts",
} as const;
const WRONG_REPLY = {
	className: "OutputError",
	side: "provider",
	retried: "no",
	failover: "yes",
	billed: "likely",
} as const;

/** By the code that an error of the client carries; each has a row, or the type does not hold. */
export const ERROR_FACTS: Readonly<Record<ErrorCode, ErrorFacts>> = {
	"bad-address": {
		...NOT_SENT,
		messages: ["The request has no http or https URL, or one that holds a user name or password."],
	},
	"bad-data": { ...NOT_SENT, messages: ["data must be a Blob, an ArrayBuffer or a typed array."] },
	"bad-endpoint": {
		...NOT_SENT,
		messages: ['endpointUrl must be an http or https URL, got "{endpointUrl}".'],
	},
	"bad-header": {
		...NOT_SENT,
		messages: [
			"{name} holds a character that cannot stand in a header. Use ASCII letters, digits and signs only.",
		],
	},
	"bad-input": {
		...NOT_SENT,
		messages: [
			"The input does not have the fields that {task} needs.",
			"The input cannot be sent: it is not JSON, or a file in it cannot be read.",
			"{name} must be a {type}, got {kind}.",
		],
	},
	"bad-job": {
		...NOT_SENT,
		messages: ["This is not a stored job. Pass what a job handle's toJSON gave."],
	},
	"bad-model": {
		...NOT_SENT,
		messages: [
			'Model id "{model}" cannot stand in an address. Give it as owner/name.',
			"Unsupported Novita image-text-to-video model: {model}",
		],
	},
	"endpoint-and-provider": {
		...NOT_SENT,
		messages: [
			"Specifying both endpointUrl and provider is not supported.",
			"Cannot use endpointUrl with a third-party provider.",
		],
	},
	"fetch-without-stream": {
		...NOT_SENT,
		billed: "likely",
		messages: [
			"The fetch of this call gives responses only as a whole, so nothing can be streamed with it. Pass one whose response.body is a stream, or make the call that returns everything at once.",
		],
	},
	"file-required": {
		...NOT_SENT,
		messages: [
			"Audio input must be a Blob",
			"ZAI image-to-text requires a URL string or Blob as inputs",
			"Expected a Blob input for audio-to-audio with provider fal-ai, got {type}.",
		],
	},
	"file-type": {
		...NOT_SENT,
		messages: [
			"Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
			"Provider fal-ai does not support blob type {type} - supported content types are: {list}",
		],
	},
	form: { ...NOT_SENT, messages: ["This task sends no form."] },
	"key-required": {
		...NOT_SENT,
		messages: ["Provider {provider} needs a key of its own. Pass it as accessToken."],
	},
	"locked-body": {
		...NOT_SENT,
		billed: "likely",
		messages: [
			"The fetch of this call has read the response.body itself. Let it read response.clone() instead.",
		],
	},
	"model-prefix": {
		...NOT_SENT,
		messages: ['Models from {provider} must be prefixed by "{provider}/". Got "{model}".'],
	},
	"model-required": {
		...NOT_SENT,
		messages: [
			"Specifying a model is required when provider is 'auto'",
			"No model provided, and no task has been specified.",
			"Provider {provider} requires a model ID to be passed directly.",
		],
	},
	"model-url": {
		...NOT_SENT,
		messages: ["Model URLs are no longer supported. Use endpointUrl instead."],
	},
	"no-default-model": {
		...NOT_SENT,
		messages: ["No default model defined for task {task}, please define the model explicitly."],
	},
	"no-job": {
		...NOT_SENT,
		billed: "likely",
		messages: ["The provider answered at once with a file: there is no job to store."],
	},
	"other-key": {
		...NOT_SENT,
		messages: [
			"The job was submitted through the platform: only a platform key can ask about it.",
			"The job was submitted with a key of {provider}: only such a key can ask about it.",
		],
	},
	"other-provider": { ...NOT_SENT, messages: ["The job is at {provider}, not at {provider}."] },
	"platform-token": {
		...NOT_SENT,
		messages: ["Provider {provider} is closed-source and does not support HF tokens."],
	},
	"prompt-required": {
		...NOT_SENT,
		messages: ["Novita MiniMax H3 requires a non-empty parameters.prompt."],
	},
	"provider-not-supported": {
		...NOT_SENT,
		messages: ["Provider '{provider}' not supported. Available providers: {list}"],
	},
	"task-not-supported": {
		...NOT_SENT,
		messages: ["Task '{task}' not supported for provider '{provider}'. Available tasks: {list}"],
	},
	"task-required": {
		...NOT_SENT,
		messages: ["you need to provide a task name when using an external provider, e.g. 'text-to-image'"],
	},

	input: { ...NOT_SENT, messages: [], hasFreeWords: true },
	inference: { ...NOT_SENT, className: "InferenceError", messages: [], hasFreeWords: true },

	declined: {
		...NOT_SENT,
		messages: ["The files of {model} were not fetched: mayFetch returned false."],
	},
	offline: {
		...LATE,
		failover: "yes",
		billed: "no",
		messages: [
			"No answer came from {host} for the files of {model}. Check the connection; what is kept stays.",
			"No answer came from {host} for the files of {model}. Nothing came for {seconds} seconds. Check the connection; what is kept stays.",
			"The connection to {host} broke while {path} of {model} was fetched. Check the connection; what is kept stays.",
			"{host} answered {status} for {path} of {model}. It is busy; try again later.",
			"The runtime could not be started. Try again; without a worker, load the page again. {reason}",
		],
	},
	gated: {
		...NO_HUB,
		retried: "no",
		messages: ["The model {model} is locked: {host} answered {status}. Take one that needs no key."],
	},
	"no-room": {
		...NOT_SERVED,
		messages: [
			"There is no room on this device for {model}: it needs {bytes} bytes and {left} are left. Delete models that are no longer needed.",
			"There is no room on this device for {path} of {model}. Delete models that are no longer needed.",
		],
	},
	"broken-model": {
		...WRONG_REPLY,
		billed: "no",
		messages: [
			"The file {path} of {model} is not the one that its host names: {reason}. Try again.",
			"A file of the model is broken. Delete the model from this device and try again.",
		],
	},
	"unsupported-model": {
		...NOT_SERVED,
		messages: [
			"The repository of {model} holds no weights in ONNX format. Take a model that names Transformers.js as its library.",
			"The repository of {model} holds no weights with the precision {dtype}. Leave dtype out, or name another.",
			"This browser has no WebGPU, which the call names as its device. Leave device out to run on WebAssembly, or take a browser and a graphics card with WebGPU.",
			"The graphics card of this device does not compute in 16 bits, which weights of the precision {dtype} need. Name another dtype.",
		],
	},
	"out-of-memory": {
		...NOT_SERVED,
		messages: [
			"The model does not fit into the memory of this device. Take a smaller one, or weights of a lower precision.",
		],
	},
	"no-mapping": {
		...NOT_SERVED,
		messages: ["We have not been able to find inference provider information for model {model}."],
	},
	"no-provider": {
		...NOT_SERVED,
		failover: "no",
		messages: [
			"No Inference Provider available for model {model}.",
			"No provider was given. Pass one or more as provider.",
		],
	},
	"no-queue": {
		...NOT_SERVED,
		messages: [
			"{provider} has no queue for {task}: it answers at once. Call the task's own function, or name a provider that queues it.",
		],
	},
	"task-mismatch": {
		...NOT_SERVED,
		messages: [
			"Model {model} is not supported for task {task} and provider {provider}. Supported task: {task}.",
		],
	},

	route: { ...NOT_SERVED, messages: [], hasFreeWords: true },

	hub: {
		...NO_HUB,
		retried: "question",
		messages: [
			"We have not been able to find inference provider information for model {model}. The hub answered {status}: {detail}",
		],
	},
	"no-model": { ...NO_HUB, retried: "no", messages: ["Model {model} does not exist"] },
	"task-list": {
		...NO_HUB,
		retried: "question",
		messages: ["Failed to load tasks definitions from Hugging Face Hub."],
	},

	api: {
		hasFreeWords: true,
		className: "ApiError",
		side: "provider",
		retried: "status",
		failover: "status",
		billed: "attempts",
		messages: [
			"Server {model} does not seem to support chat completion. Error: {detail}",
			"Server response contains error: {status}",
			"An error occurred while fetching the blob",
			"The file could not be fetched from {host}: {status}",
			"Failed to fetch audio from {address}: {status}",
			"Failed to fetch response status from fal-ai API",
		],
	},
	redirect: {
		className: "ApiError",
		side: "provider",
		retried: "no",
		failover: "yes",
		billed: "attempts",
		messages: [
			"The server sent the request on to another address, which was refused. Call that address directly if you trust it.",
		],
	},
	"stream-error": {
		className: "ApiError",
		side: "provider",
		retried: "no",
		failover: "before-first-chunk",
		billed: "likely",
		messages: ["Error forwarded from backend: {detail}"],
	},

	network: {
		className: "NetworkError",
		side: "network",
		retried: "unsent",
		failover: "before-first-chunk",
		billed: "attempts",
		messages: [
			"No answer came from {host}.",
			"The connection broke while the answer was read.",
			"The connection broke in the middle of the stream.",
		],
	},
	"first-chunk-timeout": { ...LATE, messages: ["The first event did not come within {ms} ms."] },
	"idle-timeout": { ...LATE, billed: "likely", messages: ["The next event did not come within {ms} ms."] },
	timeout: {
		...LATE,
		messages: [
			"The answer did not come within {ms} ms.",
			"The end of the stream did not come within {ms} ms.",
			"Timed out while waiting for the result from black forest labs API - aborting after {count} attempts",
		],
	},

	output: {
		...WRONG_REPLY,
		messages: [
			"Invalid inference output: {detail}. Use the 'request' method with the same parameters to do a custom call with no type checking.",
		],
	},
	"bad-file": {
		...WRONG_REPLY,
		failover: "no",
		messages: [
			"What {host} gave is {type}, not a file.",
			"The reply holds a file that is not valid base64.",
			"The reply holds a data URL that is not base64.",
		],
	},
	"bad-json": {
		...WRONG_REPLY,
		failover: "before-first-chunk",
		messages: [
			"The answer says it is JSON but cannot be parsed.",
			"The stream sent an event that is not JSON.",
		],
	},
	"job-failed": {
		hasFreeWords: true,
		...WRONG_REPLY,
		billed: "attempts",
		messages: ["fal-ai reports status {status} for the {task} job"],
	},
	"not-a-stream": {
		...WRONG_REPLY,
		messages: ["Server does not support event stream content type, it returned {type}"],
	},
	"too-large": {
		...WRONG_REPLY,
		failover: "before-first-chunk",
		messages: [
			"The answer is larger than {limit} bytes. Raise {option} if that is expected.",
			"One event of the stream is larger than {option}.",
		],
	},
	truncated: {
		...WRONG_REPLY,
		failover: "no",
		messages: ["The stream ended before the provider said that the answer was complete."],
	},
	"unsafe-url": {
		...WRONG_REPLY,
		failover: "no",
		messages: ["The file at {host} has no public https URL, so it was not fetched."],
	},
};
