import type { ErrorCode } from "@pusula/inference";
import type { ModelStore } from "@pusula/local";
import { type Fault, findFaultPreset, type SimulatorOptions } from "@pusula/simulator";

/** How the simulator has to behave for an example to meet its error; `change` alters a response on its way. */
export interface Provocation extends SimulatorOptions {
	/** Where models on this machine keep their files, in place of its memory. */
	readonly store?: ModelStore;
	readonly change?: (response: Response, url: string) => Promise<Response> | Response;
}

const CONFIG = '{"model_type":"bert","architectures":["BertForSequenceClassification"]}';
const WEIGHTS = "onnx/model_quantized.onnx";
/** Files without which no model of texts runs. */
const TOKENIZER = ["tokenizer.json", "tokenizer_config.json"];

/** A place for files that is full. */
const FULL: ModelStore = {
	read: () => Promise.resolve(undefined),
	keep: () => Promise.reject(new DOMException("The quota has been exceeded.", "QuotaExceededError")),
	sizeOf: () => Promise.resolve(undefined),
	remove: () => Promise.resolve(),
	list: () => Promise.resolve([]),
};

/** What brings out each error. A code without an entry comes from the example alone. */
export const PROVOCATIONS: Readonly<Partial<Record<ErrorCode, Provocation>>> = {
	api: fault({ match: { stage: "call" }, action: { kind: "status", status: 401 } }),
	"bad-file": fault({ match: { stage: "download" }, action: { kind: "html-page", status: 200 } }),
	"bad-json": fault({ match: { stage: "call" }, times: 1, action: { kind: "invalid-json" } }),
	"broken-model": hub(8, { lfs: { oid: "0".repeat(64) } }),
	declined: hub(2_000_000),
	"first-chunk-timeout": preset("slow-headers"),
	gated: { change: () => new Response(null, { status: 401, headers: { "x-error-code": "GatedRepo" } }) },
	hub: { ...served("acme/fox", "groq", "conversational"), ...preset("hub-down") },
	"idle-timeout": { chunkDelayMs: 2000 },
	"job-failed": preset("failed-job"),
	network: preset("cut-before-headers"),
	"no-job": {
		change: (response, url) =>
			url.includes("/predictions")
				? new Response("RIFF", { headers: { "content-type": "audio/wav" } })
				: response,
	},
	"no-mapping": served("acme/fox", "groq", "conversational"),
	"no-room": { ...hub(8), store: FULL },
	"not-a-stream": preset("wrong-content-type"),
	offline: { change: () => Promise.reject(new TypeError("fetch failed")) },
	"out-of-memory": hub(9e15),
	output: preset("wrong-shape"),
	"prompt-required": served("MiniMaxAI/MiniMax-H3", "novita", "image-text-to-video", "MiniMax-H3"),
	redirect: preset("redirect-other-host"),
	"stream-error": preset("stream-error"),
	"task-list": fault({ match: { path: "/api/tasks" }, action: { kind: "status", status: 403 } }),
	timeout: preset("always-busy"),
	truncated: preset("unfinished-event"),
	"unsupported-model": hub(undefined),
	"unsafe-url": {
		change: async (response, url) => {
			if (!url.includes("fal") || response.headers.get("content-type") !== "application/json")
				return response;
			return Response.json(JSON.parse((await response.text()).replaceAll(/https:(?!\/\/queue\.)/g, "http:")));
		},
	},
};

function preset(id: string): Provocation {
	return { faults: findFaultPreset(id)?.faults ?? [] };
}

function fault(one: Fault): Provocation {
	return { faults: [one] };
}

function served(model: string, provider: string, task: string, providerId = model): Provocation {
	return { models: { [model]: [{ provider, providerId, task, status: "live" }] } };
}

/** A hub with one model: a description, a tokenizer, and weights that are as large as the list says, or not there. */
function hub(weightBytes: number | undefined, listed: object = {}): Provocation {
	const file = (path: string, size: number, more = {}): object => ({ type: "file", path, size, ...more });
	const list = [file("config.json", CONFIG.length, listed), ...TOKENIZER.map((path) => file(path, 8))];
	if (weightBytes !== undefined) list.push(file(WEIGHTS, weightBytes));
	return {
		change: (_response, url) => {
			if (url.includes("/tree/")) return Response.json(list);
			return new Response(url.endsWith("config.json") ? CONFIG : new Uint8Array(8));
		},
	};
}
