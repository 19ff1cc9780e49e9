import type { ErrorCode } from "@pusula/inference";
import { type Fault, findFaultPreset, type SimulatorOptions } from "@pusula/simulator";

/** How the simulator has to behave for an example to meet its error; `change` alters a response on its way. */
export interface Provocation extends SimulatorOptions {
	readonly change?: (response: Response, url: string) => Promise<Response> | Response;
}

function preset(id: string): Provocation {
	return { faults: findFaultPreset(id)?.faults ?? [] };
}

function fault(one: Fault): Provocation {
	return { faults: [one] };
}

function served(model: string, provider: string, task: string, providerId = model): Provocation {
	return { models: { [model]: [{ provider, providerId, task, status: "live" }] } };
}

/** What brings out each error. A code without an entry comes from the example alone. */
export const PROVOCATIONS: Readonly<Partial<Record<ErrorCode, Provocation>>> = {
	api: fault({ match: { stage: "call" }, action: { kind: "status", status: 401 } }),
	"bad-file": fault({ match: { stage: "download" }, action: { kind: "html-page", status: 200 } }),
	"bad-json": fault({ match: { stage: "call" }, times: 1, action: { kind: "invalid-json" } }),
	"first-chunk-timeout": preset("slow-headers"),
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
	"not-a-stream": preset("wrong-content-type"),
	output: preset("wrong-shape"),
	"prompt-required": served("MiniMaxAI/MiniMax-H3", "novita", "image-text-to-video", "MiniMax-H3"),
	redirect: preset("redirect-other-host"),
	"stream-error": preset("stream-error"),
	"task-list": fault({ match: { path: "/api/tasks" }, action: { kind: "status", status: 403 } }),
	timeout: preset("always-busy"),
	truncated: preset("unfinished-event"),
	"unsafe-url": {
		change: async (response, url) => {
			if (!url.includes("fal") || response.headers.get("content-type") !== "application/json")
				return response;
			return Response.json(JSON.parse((await response.text()).replaceAll("https://", "http://")));
		},
	},
};
