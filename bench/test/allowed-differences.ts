import type { Version } from "./clients.ts";

/** Where outcomes may differ. An absent field means everywhere; `*` in a text matches anything. */
export interface AllowedDifference {
	/** Row of packages/inference/docs/differences.md that describes the difference and its reason. */
	readonly row: string;
	/** Dotted places: `call.body.prompt`, `lookup.headers.authorization`, `result.0.label`, `error`. */
	readonly where: readonly string[];
	readonly against?: Version;
	readonly provider?: readonly string[];
	readonly task?: readonly string[];
	readonly key?: readonly string[];
	readonly variant?: readonly string[];
	/** Result of the published library there, as text; `undefined` for none. */
	readonly theirs?: readonly string[];
}

const TEXT_PROVIDERS = [
	"featherless-ai",
	"groq",
	"nebius",
	"novita",
	"together",
	"hf-inference",
	"scaleway",
	"auto",
];
const IMAGE_PROVIDERS = ["deepinfra", "hyperbolic", "nebius", "nscale", "together", "auto"];
const IMAGE_TASKS = ["text-to-image", "image-to-image"];
const BINARY_TASKS = [
	"audio-classification",
	"audio-to-audio",
	"automatic-speech-recognition",
	"image-classification",
	"image-segmentation",
	"image-to-text",
	"object-detection",
];

/** Failed responses whose message is read differently: all but those with a plain text or no message at all. */
const FAILED_CALLS = [
	"error",
	"detail",
	"message",
	"neither",
	"problem",
	"plain text, bare",
	"empty JSON",
	"busy",
].map((title) => `*: ${title}*`);

/** Errors of the JavaScript engine, which do not depend on the response. */
const ENGINE_ERRORS = ["Cannot read *", "Cannot use *", "Invalid URL", "*is not valid JSON", "*in JSON at *"];

/** Every difference from the published libraries that was looked at and is meant. */
export const ALLOWED_DIFFERENCES: readonly AllowedDifference[] = [
	// Keys, cookies and the account that pays
	{
		row: "no-key",
		where: ["call.headers.authorization", "poll.*headers.authorization"],
		key: ["none", "cookies"],
	},
	{
		row: "openai-key",
		where: ["call.*", "error", "result*"],
		provider: ["openai"],
		key: ["none", "cookies"],
	},
	{
		row: "bill-to",
		where: ["call.headers.x-hf-bill-to", "poll.*headers.x-hf-bill-to"],
		key: ["own, billed"],
	},
	{ row: "cookies", where: ["poll.*credentials"], key: ["cookies"] },
	{ row: "poll-headers", where: ["poll.*headers.content-type"] },

	// Which provider, which model
	{ row: "auto-lookup", where: ["lookup.headers.authorization"], provider: ["auto"], key: ["platform"] },
	{
		row: "auto-chat",
		where: ["lookup.*", "call.url", "call.body.model", "result.id"],
		provider: ["auto"],
		task: ["conversational"],
		key: ["platform"],
		variant: ["*served by*"],
	},
	{ row: "task-list", where: ["task list.*"], variant: ["no model"] },
	{ row: "openai-model", where: ["error"], variant: ["openai without model"] },
	{ row: "model-address", where: ["lookup.*", "error"], variant: ["model is an address, auto"] },
	{ row: "provider-list", where: ["error"], variant: ["unknown provider", "inherited name as provider"] },
	{
		row: "endpoint-model",
		where: ["call.body.model", "result*.model", "result*.id"],
		provider: ["endpoint"],
		task: ["conversational"],
	},

	{
		row: "endpoint-audio",
		where: ["call.*", "error", "result.*"],
		provider: ["endpoint"],
		task: ["audio-to-audio"],
	},

	// Requests that could not work
	{
		row: "text-generation",
		where: [
			"call.url",
			"call.body.model",
			"call.body.inputs",
			"call.body.prompt",
			"call.body.messages.*",
			"call.body.parameters.*",
			"call.body.max_tokens",
			"call.body.max_new_tokens",
			"call.body.temperature",
			"error",
			"result*",
		],
		provider: TEXT_PROVIDERS,
		task: ["text-generation"],
	},
	{
		row: "text-stream",
		where: ["result.*"],
		task: ["text-generation"],
		variant: ["stream*", "streamingRequest"],
	},
	{
		row: "flat-parameters",
		where: ["call.body.parameters.*", "call.body.return_timestamps", "error", "result.*"],
		provider: ["fal-ai"],
		task: ["automatic-speech-recognition"],
		variant: ["parameters"],
	},
	{
		row: "file-parameters",
		where: ["call.headers.content-type", "call.body.*", "result.*"],
		provider: ["hf-inference", "endpoint"],
		task: BINARY_TASKS,
		variant: ["parameters*"],
	},
	{
		row: "embedding-input",
		where: ["call.body.inputs*", "error", "result.*"],
		provider: ["sambanova", "auto"],
		task: ["feature-extraction"],
	},
	{
		row: "embedding-fields",
		where: ["call.body.normalize", "call.body.truncate"],
		provider: ["scaleway"],
		task: ["feature-extraction"],
	},
	{
		row: "structured-output",
		where: ["call.body.response_format*", "call.body.guided_json.*", "error", "result.*"],
		provider: ["nebius", "sambanova", "together"],
		task: ["conversational"],
		variant: ["schema"],
	},
	{
		row: "image-steps",
		where: ["call.body.steps", "call.body.num_inference_steps", "error", "result.*"],
		provider: ["together"],
		task: ["text-to-image"],
		variant: ["parameters"],
	},
	{
		row: "image-size",
		where: ["call.body.target_size.*", "call.body.width", "call.body.height", "error", "result.*"],
		provider: ["together"],
		task: ["image-to-image"],
		variant: ["parameters"],
	},
	{
		row: "legacy-segmentation",
		where: ["call.*", "poll.*", "download.*", "error", "result.*"],
		against: "4.13.30",
		provider: ["fal-ai"],
		task: ["image-segmentation"],
		variant: ["data"],
	},
	{
		row: "request-files",
		where: ["call.*", "error", "result*"],
		task: [
			"automatic-speech-recognition",
			"document-question-answering",
			"image-to-image",
			"visual-question-answering",
			"zero-shot-image-classification",
		],
		variant: ["request"],
	},

	// Jobs and results
	{
		row: "fal-queue",
		where: ["call.url", "call.body.sync_mode", "poll.*", "error", "result*"],
		against: "3.13.1",
		provider: ["fal-ai", "auto"],
		task: ["text-to-image"],
	},
	{
		row: "image-address",
		where: ["call.body.response_format", "result*"],
		provider: ["nebius", "together"],
		variant: ["url"],
	},
	{ row: "image-address", where: ["download.*"], provider: ["fal-ai"], variant: ["url"] },
	{ row: "media-type", where: ["result.type"], provider: IMAGE_PROVIDERS, task: IMAGE_TASKS },
	{
		row: "media-type",
		where: ["result"],
		provider: ["endpoint", "hf-inference", "hyperbolic", "nscale"],
		variant: ["url*"],
	},
	{ row: "media-type", where: ["result"], against: "4.13.30", variant: ["dataUrl"] },
	{
		row: "image-json",
		where: ["result", "result.output"],
		against: "4.13.30",
		provider: ["hf-inference"],
		variant: ["json"],
	},
	{
		row: "flux-attempts",
		where: ["poll.url"],
		provider: ["black-forest-labs", "auto"],
		task: ["text-to-image"],
	},
	{
		row: "no-picture",
		where: ["call.body.image", "call.body.images.0"],
		provider: ["wavespeed"],
		variant: ["text"],
	},
	{
		row: "speech-chunks",
		where: ["result.chunks.*"],
		against: "3.13.1",
		provider: ["fal-ai", "auto"],
		task: ["automatic-speech-recognition"],
	},
	{ row: "zero-shot", where: ["error", "result.*"], task: ["zero-shot-classification"] },

	// Words of errors
	{ row: "hub-errors", where: ["error"], variant: ["hub fails", "hub refuses"] },
	{ row: "null-error", where: ["error", "result.*"], variant: ["stream: error null inside"] },
	{ row: "provider-words", where: ["error"], variant: FAILED_CALLS },
	{
		row: "fal-transcript",
		where: ["error"],
		against: "3.13.1",
		provider: ["fal-ai"],
		task: ["automatic-speech-recognition"],
		variant: ["reply: *"],
	},
	{ row: "typed-errors", where: ["error"], theirs: ENGINE_ERRORS },
	{
		row: "typed-errors",
		where: ["error", "poll.*"],
		against: "4.13.30",
		provider: ["novita"],
		task: ["image-text-to-video"],
		variant: ["reply: *"],
	},
	{ row: "checked-replies", where: ["error"], variant: ["reply: *"], theirs: ["undefined"] },
	{ row: "checked-replies", where: ["result*"], variant: ["reply: *"] },
];
