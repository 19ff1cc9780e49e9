/** Sides that an error can be on, in the order of a call. */
export const ERROR_SIDES = ["call", "route", "provider", "network"] as const;

/** Origin of an error: the caller, the lookup of model and provider, the provider, or the network. */
export type ErrorSide = (typeof ERROR_SIDES)[number];

/** What is known of the errors with a code before any of them is thrown. */
export interface ErrorFacts {
	/** Name of their class. */
	readonly className: keyof typeof CLASS_FACTS;
	/** Whose side the fault is on. */
	readonly side: ErrorSide;
	/**
	 * Retries by the client itself: never, depending on the status, only where the request never arrived, or, for a lookup on the
	 * hub, where the failure may pass.
	 */
	readonly retried: "no" | "status" | "unsent" | "lookup";
	/**
	 * Fallback to the next provider of a list. What may have been billed only falls back with `retryBilled`: for `status` that
	 * depends on the status, and 400 and 422 never do; for `unsent` on whether the request arrived; `opted` always may have been,
	 * and streams fall back before their first chunk alone.
	 */
	readonly failover: "yes" | "no" | "status" | "unsent" | "opted";
	/** Whether the provider may have charged for the call; `attempts` where each attempt of the error states it. */
	readonly billed: "no" | "attempts" | "likely";
	/** Their messages as the client writes them; braces hold what changes. */
	readonly messages: readonly string[];
	/** Set where the message may be any other text: the provider's, or that of the caller's own code. */
	readonly hasFreeWords?: true;
}

/** The row of a code: its class, its messages, and where it differs from its class. */
type ErrorRow = Pick<ErrorFacts, "className" | "messages"> & Partial<ErrorFacts>;

/** What holds for the errors of a class, where the row of their code does not differ. */
export const CLASS_FACTS = {
	InferenceError: { side: "call", retried: "no", failover: "no", billed: "no" },
	InputError: { side: "call", retried: "no", failover: "no", billed: "no" },
	RouteError: { side: "route", retried: "no", failover: "yes", billed: "no" },
	ApiError: { side: "provider", retried: "status", failover: "status", billed: "attempts" },
	HubError: { side: "route", retried: "lookup", failover: "yes", billed: "no" },
	NetworkError: { side: "network", retried: "no", failover: "no", billed: "attempts" },
	OutputError: { side: "provider", retried: "no", failover: "opted", billed: "likely" },
} as const;

/** Every code that an error of the client can carry, with its facts; a code is its row here. */
export const ERROR_ROWS = /* @__PURE__ */ checkRows({
	"bad-address": {
		className: "InputError",
		messages: ["The request has no http or https URL, or one that holds a user name or password."],
	},
	"bad-data": {
		className: "InputError",
		messages: ["data must be a Blob, an ArrayBuffer or a typed array."],
	},
	"bad-endpoint": {
		className: "InputError",
		messages: ['endpointUrl must be an http or https URL, got "{endpointUrl}".'],
	},
	"bad-header": {
		className: "InputError",
		messages: [
			"{name} holds a character that cannot stand in a header. Use ASCII letters, digits and signs only.",
		],
	},
	"bad-input": {
		className: "InputError",
		messages: [
			"The input does not have the fields that {task} needs.",
			"The input cannot be sent: it is not JSON, or a file in it cannot be read.",
			"{name} must be a {type}, got {kind}.",
		],
	},
	"bad-job": {
		className: "InputError",
		messages: ["This is not a stored job. Pass what a job handle's toJSON gave."],
	},
	"bad-model": {
		className: "InputError",
		messages: [
			'Model id "{model}" cannot stand in an address. Give it as owner/name.',
			"Unsupported Novita image-text-to-video model: {model}",
		],
	},
	"endpoint-and-provider": {
		className: "InputError",
		messages: [
			"Specifying both endpointUrl and provider is not supported.",
			"Cannot use endpointUrl with a third-party provider.",
		],
	},
	"fetch-without-stream": {
		className: "InputError",
		billed: "likely",
		messages: [
			"The fetch of this call gives responses only as a whole, so nothing can be streamed with it. Pass one whose response.body is a stream, or make the call that returns everything at once.",
		],
	},
	"file-required": {
		className: "InputError",
		messages: [
			"Audio input must be a Blob",
			"ZAI image-to-text requires a URL string or Blob as inputs",
			"Expected a Blob input for audio-to-audio with provider fal-ai, got {type}.",
		],
	},
	"file-type": {
		className: "InputError",
		messages: [
			"Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.",
			"Provider fal-ai does not support blob type {type} - supported content types are: {list}",
		],
	},
	form: { className: "InputError", messages: ["This task sends no form."] },
	"key-required": {
		className: "InputError",
		messages: ["Provider {provider} needs a key of its own. Pass it as accessToken."],
	},
	"locked-body": {
		className: "InputError",
		billed: "likely",
		messages: [
			"The fetch of this call has read the response.body itself. Let it read response.clone() instead.",
		],
	},
	"model-prefix": {
		className: "InputError",
		messages: ['Models from {provider} must be prefixed by "{provider}/". Got "{model}".'],
	},
	"model-required": {
		className: "InputError",
		messages: [
			"Specifying a model is required when provider is 'auto'",
			"No model provided, and no task has been specified.",
			"Provider {provider} requires a model ID to be passed directly.",
		],
	},
	"model-url": {
		className: "InputError",
		messages: ["Model URLs are no longer supported. Use endpointUrl instead."],
	},
	"no-default-model": {
		className: "InputError",
		messages: ["No default model defined for task {task}, please define the model explicitly."],
	},
	"no-job": {
		className: "InputError",
		billed: "likely",
		messages: ["The provider answered at once with a file: there is no job to store."],
	},
	"other-key": {
		className: "InputError",
		messages: [
			"The job was submitted through the platform: only a platform key can ask about it.",
			"The job was submitted with a key of {provider}: only such a key can ask about it.",
		],
	},
	"other-provider": { className: "InputError", messages: ["The job is at {provider}, not at {provider}."] },
	"platform-token": {
		className: "InputError",
		messages: ["Provider {provider} is closed-source and does not support HF tokens."],
	},
	"prompt-required": {
		className: "InputError",
		messages: ["Novita MiniMax H3 requires a non-empty parameters.prompt."],
	},
	"provider-not-supported": {
		className: "InputError",
		messages: ["Provider '{provider}' not supported. Available providers: {list}"],
	},
	"task-not-supported": {
		className: "InputError",
		messages: ["Task '{task}' not supported for provider '{provider}'. Available tasks: {list}"],
	},
	"task-required": {
		className: "InputError",
		messages: ["you need to provide a task name when using an external provider, e.g. 'text-to-image'"],
	},

	input: { className: "InputError", messages: [], hasFreeWords: true },
	inference: { className: "InferenceError", messages: [], hasFreeWords: true },

	declined: {
		className: "InputError",
		messages: ["The files of {model} were not fetched: mayFetch returned false."],
	},
	offline: {
		className: "NetworkError",
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
		className: "HubError",
		retried: "no",
		messages: ["The model {model} is locked: {host} answered {status}. Take one that needs no key."],
	},
	"no-room": {
		className: "RouteError",
		messages: [
			"There is no room on this device for {model}: it needs {bytes} bytes and {left} are left. Delete models that are no longer needed.",
			"There is no room on this device for {path} of {model}. Delete models that are no longer needed.",
		],
	},
	"broken-model": {
		className: "OutputError",
		failover: "yes",
		billed: "no",
		messages: [
			"The file {path} of {model} is not the one that its host names: {reason}. Try again.",
			"A file of the model is broken. Delete the model from this device and try again.",
		],
	},
	"unsupported-model": {
		className: "RouteError",
		messages: [
			"The repository of {model} holds no weights in ONNX format. Take a model that names Transformers.js as its library.",
			"The repository of {model} holds no weights with the precision {dtype}. Leave dtype out, or name another.",
			"The repository of {model} lacks {path}, without which the model cannot run. Take another export of the model.",
			"This browser has no WebGPU, which the call names as its device. Leave device out to run on WebAssembly, or take a browser and a graphics card with WebGPU.",
			"The graphics card of this device does not compute in 16 bits, which weights of the precision {dtype} need. Name another dtype.",
		],
	},
	"out-of-memory": {
		className: "RouteError",
		messages: [
			"The model does not fit into the memory of this device. Take a smaller one, or weights of a lower precision.",
		],
	},
	"no-mapping": {
		className: "RouteError",
		messages: ["We have not been able to find inference provider information for model {model}."],
	},
	"no-provider": {
		className: "RouteError",
		failover: "no",
		messages: [
			"No Inference Provider available for model {model}.",
			"No provider was given. Pass one or more as provider.",
		],
	},
	"no-queue": {
		className: "RouteError",
		messages: [
			"{provider} has no queue for {task}: it answers at once. Call the task's own function, or name a provider that queues it.",
		],
	},
	"task-mismatch": {
		className: "RouteError",
		messages: [
			"Model {model} is not supported for task {task} and provider {provider}. Supported task: {task}.",
		],
	},

	route: { className: "RouteError", messages: [], hasFreeWords: true },

	hub: {
		className: "HubError",
		messages: [
			"We have not been able to find inference provider information for model {model}. The hub answered {status}: {detail}",
		],
	},
	"no-model": { className: "HubError", retried: "no", messages: ["Model {model} does not exist"] },
	"task-list": {
		className: "HubError",
		messages: ["Failed to load tasks definitions from Hugging Face Hub."],
	},

	api: {
		hasFreeWords: true,
		className: "ApiError",
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
		retried: "no",
		messages: [
			"The server sent the request on to another address, which was refused. Call that address directly if you trust it.",
		],
	},
	"stream-error": {
		className: "ApiError",
		retried: "no",
		failover: "opted",
		billed: "likely",
		messages: ["Error forwarded from backend: {detail}"],
	},

	network: {
		className: "NetworkError",
		retried: "unsent",
		failover: "unsent",
		messages: [
			"No answer came from {host}.",
			"The connection broke while the answer was read.",
			"The connection broke in the middle of the stream.",
		],
	},
	"first-chunk-timeout": {
		className: "NetworkError",
		messages: ["The first event did not come within {ms} ms."],
	},
	"idle-timeout": {
		className: "NetworkError",
		billed: "likely",
		messages: ["The next event did not come within {ms} ms."],
	},
	timeout: {
		className: "NetworkError",
		messages: [
			"The answer did not come within {ms} ms.",
			"The end of the stream did not come within {ms} ms.",
			"Timed out while waiting for the result from black forest labs API - aborting after {count} attempts",
		],
	},

	output: {
		className: "OutputError",
		messages: [
			"Invalid inference output: {detail}. Use the 'request' method with the same parameters to do a custom call with no type checking.",
		],
	},
	"bad-file": {
		className: "OutputError",
		messages: [
			"What {host} gave is {type}, not a file.",
			"The reply holds a file that is not valid base64.",
			"The reply holds a data URL that is not base64.",
		],
	},
	"bad-json": {
		className: "OutputError",
		messages: [
			"The answer says it is JSON but cannot be parsed.",
			"The stream sent an event that is not JSON.",
		],
	},
	"job-failed": {
		hasFreeWords: true,
		className: "OutputError",
		billed: "attempts",
		messages: ["fal-ai reports status {status} for the {task} job"],
	},
	"not-a-stream": {
		className: "OutputError",
		messages: ["Server does not support event stream content type, it returned {type}"],
	},
	"too-large": {
		className: "OutputError",
		messages: [
			"The answer is larger than {limit} bytes. Raise {option} if that is expected.",
			"One event of the stream is larger than {option}.",
		],
	},
	truncated: {
		className: "OutputError",
		failover: "no",
		messages: ["The stream ended before the provider said that the answer was complete."],
	},
	"unsafe-url": {
		className: "OutputError",
		messages: ["The file at {host} has no public https URL, so it was not fetched."],
	},
});

/** The rows themselves: only their codes are kept in the type, so that its declaration stays short. */
function checkRows<Code extends string>(rows: Readonly<Record<Code, ErrorRow>>): typeof rows {
	return rows;
}
