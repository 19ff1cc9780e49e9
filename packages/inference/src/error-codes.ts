/** Every `code` an error of the library can carry, by the class that sets it. Each has a page in the documentation. */
export const ERROR_CODES = [
	// InferenceError
	"inference",
	// InputError
	"input",
	"bad-address",
	"bad-data",
	"bad-endpoint",
	"bad-header",
	"bad-input",
	"bad-job",
	"bad-model",
	"endpoint-and-provider",
	"fetch-without-stream",
	"file-required",
	"file-type",
	"form",
	"key-required",
	"model-prefix",
	"model-required",
	"model-url",
	"no-default-model",
	"no-job",
	"other-key",
	"other-provider",
	"platform-token",
	"prompt-required",
	"provider-not-supported",
	"task-not-supported",
	"task-required",
	// RouteError; `no-provider` also InputError, where the list of providers is empty
	"route",
	"no-mapping",
	"no-provider",
	"no-queue",
	"task-mismatch",
	// ApiError
	"api",
	"redirect",
	"stream-error",
	// HubError
	"hub",
	"no-model",
	"task-list",
	// NetworkError
	"network",
	"first-chunk-timeout",
	"idle-timeout",
	"timeout",
	// OutputError
	"output",
	"bad-file",
	"bad-json",
	"job-failed",
	"not-a-stream",
	"too-large",
	"truncated",
	"unsafe-url",
] as const;

/** Machine-readable reason of an error. */
export type ErrorCode = (typeof ERROR_CODES)[number];
