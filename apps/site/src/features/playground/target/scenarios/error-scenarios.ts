import type { ErrorScenario } from "./error-scenario.ts";

const CHAT = {
	task: "conversational",
	provider: "hf-inference",
	model: "meta-llama/Llama-3.1-8B-Instruct",
} as const;
const GROQ = { ...CHAT, provider: "groq" } as const;
const OPENAI = { ...CHAT, provider: "openai", model: "openai/gpt-4o-mini" } as const;
const LABELS = {
	task: "text-classification",
	provider: "hf-inference",
	model: "ProsusAI/finbert",
} as const;
const PICTURE = {
	task: "text-to-image",
	provider: "fal-ai",
	model: "black-forest-labs/FLUX.1-dev",
} as const;
const SPEECH = {
	task: "automatic-speech-recognition",
	provider: "hf-inference",
	model: "openai/whisper-large-v3",
} as const;

/** Mistakes in the call itself: nothing is sent to a provider. */
const IN_THE_CALL: readonly ErrorScenario[] = [
	{ code: "bad-address", target: CHAT, options: { routerUrl: "proxy.acme.dev" } },
	{ code: "bad-data", target: SPEECH, args: { inputs: undefined, data: "ses.flac" } },
	{ code: "bad-endpoint", target: CHAT, args: { provider: undefined, endpointUrl: "localhost:8080" } },
	{ code: "bad-header", target: GROQ, accessToken: "ANAHTARINIZI-YAPIŞTIRIN" },
	{ code: "bad-input", target: CHAT, args: { messages: [{ role: "user", content: 10n }] } },
	{ code: "bad-job", target: PICTURE, step: "resume-nothing" },
	{ code: "bad-model", target: CHAT, args: { model: "acme/../fox" } },
	{ code: "endpoint-and-provider", target: GROQ, args: { endpointUrl: "http://localhost:8080" } },
	{ code: "file-required", target: SPEECH, args: { inputs: "ses.flac" } },
	{
		code: "file-type",
		target: { ...SPEECH, provider: "fal-ai" },
		args: { inputs: new Blob([], { type: "audio/ogg" }) },
	},
	{ code: "form", target: GROQ, step: "own-provider" },
	{ code: "key-required", target: OPENAI, accessToken: "" },
	{ code: "model-prefix", target: OPENAI, args: { model: "gpt-4o-mini" } },
	{ code: "model-required", target: { ...CHAT, provider: "auto" }, args: { model: undefined } },
	{ code: "model-url", target: CHAT, args: { model: "https://huggingface.co/acme/fox" } },
	{ code: "no-default-model", target: CHAT, args: { model: undefined } },
	{
		code: "no-job",
		target: { ...PICTURE, provider: "replicate" },
		step: "store",
		faults: [{ match: { stage: "call" }, action: { kind: "content-type", value: "image/png" } }],
	},
	{ code: "other-key", target: PICTURE, step: "resume", resumeKey: "key-of-fal" },
	{ code: "other-provider", target: PICTURE, step: "resume-elsewhere" },
	{ code: "platform-token", target: OPENAI, accessToken: "hf_simulation" },
	{
		code: "prompt-required",
		target: { task: "image-text-to-video", provider: "novita", model: "Lightricks/LTX-2.5" },
		args: { parameters: {} },
	},
	{ code: "provider-not-supported", target: CHAT, args: { provider: "nobody" } },
	{ code: "task-not-supported", target: PICTURE, args: { provider: "groq" } },
	{ code: "task-required", target: GROQ, step: "request" },
];

/** Errors of the lookup of model and provider. */
const IN_THE_LOOKUP: readonly ErrorScenario[] = [
	{ code: "no-mapping", target: CHAT, args: { model: "pusula/unserved" } },
	{ code: "no-provider", target: { ...LABELS, provider: "auto" }, args: { model: "pusula/unserved" } },
	{ code: "no-queue", target: GROQ, step: "submit" },
	{ code: "task-mismatch", target: LABELS, args: { model: "google-bert/bert-base-uncased" } },
	{
		code: "hub",
		target: LABELS,
		faults: [{ match: { provider: "hub" }, action: { kind: "status", status: 403 } }],
	},
	{ code: "no-model", target: LABELS, args: { model: "acme/no-such-model" } },
	{
		code: "task-list",
		target: LABELS,
		args: { model: undefined },
		faults: [{ match: { provider: "hub" }, action: { kind: "status", status: 403 } }],
	},
];

/** Errors in the provider's response. */
const RESPONSE_SCENARIOS: readonly ErrorScenario[] = [
	{
		code: "api",
		target: LABELS,
		faults: [{ match: { stage: "call" }, action: { kind: "status", status: 400 } }],
	},
	{
		code: "redirect",
		target: LABELS,
		faults: [{ match: { stage: "call" }, action: { kind: "redirect", to: "other-host", status: 307 } }],
	},
	{ code: "stream-error", target: GROQ, faults: [{ action: { kind: "stream-error", after: 3 } }] },
	{
		code: "output",
		target: LABELS,
		faults: [{ match: { stage: "call" }, action: { kind: "wrong-shape" } }],
	},
	{
		code: "bad-file",
		target: PICTURE,
		faults: [{ match: { stage: "download" }, action: { kind: "content-type", value: "text/html" } }],
	},
	{
		code: "bad-json",
		target: LABELS,
		faults: [{ match: { stage: "call" }, action: { kind: "invalid-json" } }],
	},
	{
		code: "job-failed",
		target: { ...PICTURE, provider: "replicate" },
		faults: [{ action: { kind: "job", outcome: "failed" } }],
	},
	{
		code: "not-a-stream",
		target: GROQ,
		faults: [{ match: { stage: "call" }, action: { kind: "content-type", value: "text/plain" } }],
	},
	{
		code: "too-large",
		target: LABELS,
		options: { maxResponseBytes: 1_000_000 },
		faults: [{ match: { stage: "call" }, action: { kind: "huge-body", bytes: 4_000_000 } }],
	},
	{ code: "truncated", target: GROQ, faults: [{ action: { kind: "unfinished-event" } }] },
	{
		code: "unsafe-url",
		target: { task: "image-to-text", provider: "zai-org", model: "zai-org/GLM-OCR" },
		args: { inputs: "http://10.0.0.5/fatura.png" },
	},
];

const NETWORK_SCENARIOS: readonly ErrorScenario[] = [
	{
		code: "network",
		target: LABELS,
		faults: [{ match: { stage: "call" }, action: { kind: "cut-before-headers" } }],
	},
	{
		code: "first-chunk-timeout",
		target: GROQ,
		options: { firstChunkTimeoutMs: 1000 },
		faults: [{ match: { stage: "call" }, action: { kind: "slow-headers", delayMs: 5000 } }],
	},
	{
		code: "idle-timeout",
		target: GROQ,
		options: { idleTimeoutMs: 500 },
		faults: [{ match: { stage: "call" }, action: { kind: "slow-body", bytes: 600, delayMs: 1500 } }],
	},
	{
		code: "timeout",
		target: LABELS,
		options: { timeoutMs: 1000 },
		faults: [{ match: { stage: "call" }, action: { kind: "slow-headers", delayMs: 5000 } }],
	},
];

/** One scenario for each error code that a call in the page can end with. */
export const ERROR_SCENARIOS: readonly ErrorScenario[] = [
	...IN_THE_CALL,
	...IN_THE_LOOKUP,
	...RESPONSE_SCENARIOS,
	...NETWORK_SCENARIOS,
];

/** The scenario with an id from the page's URL. */
export function findErrorScenario(id: string): ErrorScenario | undefined {
	return ERROR_SCENARIOS.find(({ code }) => id === `error-${code}`);
}
