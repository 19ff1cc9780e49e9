import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as core from "../src/core.ts";
import { InferenceClient, InferenceError } from "../src/index.ts";
import type { Clock } from "../src/types/clock.ts";
import { collect, providerAt } from "./calls.ts";

const SOURCES = join(import.meta.dirname, "../src");

/** Every identifier in the sources of the client, comments aside. */
export function listNames(): string[] {
	const names = new Set<string>();
	for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
		if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
		const code = readFileSync(join(SOURCES, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
		for (const [name] of code.matchAll(/[A-Za-z_]\w+/g)) names.add(name);
	}
	return [...names].filter((name) => !(name in {}));
}

/** What calls of every kind send and return, as one text: requests in their order, then the results. */
export async function runAll(): Promise<string> {
	const record = makeRecord();
	await runChats(record);
	await runFiles(record);
	await runJobs(record);
	return record.print();
}

/** How a made-up server replies to the requests of one client, lookups aside. */
type Reply = (url: string, count: number) => Response;

/** Makes clients and keeps what they send and return. */
interface CallRecord {
	readonly optionsFor: (reply: Reply) => core.Options;
	readonly client: (reply: Reply) => InferenceClient;
	/** Keeps a result, or the error in its place. */
	readonly note: (result: Promise<unknown>) => Promise<void>;
	readonly print: () => string;
}

function makeRecord(): CallRecord {
	const sent: string[] = [];
	const results: unknown[] = [];
	function optionsFor(reply: Reply): core.Options {
		let count = 0;
		const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
			const { method, headers, body, redirect } = init;
			const credentials = Object.hasOwn(init, "credentials") && init.credentials;
			const text = typeof body === "string" ? body : Object.prototype.toString.call(body);
			sent.push(JSON.stringify([method, url, headers, text, redirect, credentials]));
			const task = /\/api\/models\/acme\/([\w-]+)/.exec(String(url))?.[1];
			return Promise.resolve(task ? json(mappingsFor(task)) : reply(String(url), count++));
		};
		return { fetch, clock: CLOCK };
	}
	return {
		optionsFor,
		client: (reply) => new InferenceClient("hf_12345678", optionsFor(reply)),
		async note(result) {
			try {
				const value = await result;
				results.push(value instanceof Blob ? [value.type, await value.text()] : value);
			} catch (error) {
				const { name, message } = error as Error; // calls throw nothing else
				results.push([InferenceError.is(error) && error.code, name, message]);
			}
		},
		print: () => [...sent, ...results.map((result) => JSON.stringify(result))].join("\n"),
	};
}

async function runChats({ client, optionsFor, note }: CallRecord): Promise<void> {
	const groq = { provider: "groq", model: "acme/conversational", messages: MESSAGES } as const;
	const endpoint = { endpointUrl: "https://e.example.com/v1", messages: MESSAGES };
	const provider = providerAt("https://api.example.com");
	const direct = { provider, model: "m", messages: MESSAGES, accessToken: "own-key-1" };
	const good = (): Response => json(CHAT);
	await note(client(good).chatCompletion(groq));
	await note(core.chatCompletion(direct, optionsFor(good)));
	await note(client(() => json({ error: "bad" }, 400)).chatCompletion(endpoint));
	await note(client(() => json({ error: "broken" }, 500)).chatCompletion(endpoint));
	await note(client((_url, count) => (count ? good() : json({}, 503))).chatCompletion(endpoint));
	await note(collect(client(() => events()).chatCompletionStream(endpoint)));
	const several = { ...groq, provider: ["groq", "together"] } as const;
	await note(client(() => json({ error: "no" }, 429)).chatCompletion(several));
	await note(client(() => json({ x: 1 })).request({ ...endpoint, inputs: "a" }));
}

async function runFiles({ client, note }: CallRecord): Promise<void> {
	const painted = { provider: "together", model: "acme/text-to-image", inputs: "a fox" } as const;
	const painter = client(() => json({ data: [{ b64_json: "aGk=" }] }));
	const inputs = new Blob(["png"], bare({ type: "image/png" }));
	const provider = "hf-inference";
	await note(painter.textToImage(painted));
	await note(painter.textToImage(painted, { outputType: "dataUrl" }));
	const segments = client(() => json([{ label: "sky", score: 1, mask: "aGk=" }]));
	await note(segments.imageSegmentation({ provider, model: "acme/image-segmentation", inputs }));
	const transcript = client(() => json({ text: "hi" }));
	const model = "acme/automatic-speech-recognition";
	await note(transcript.automaticSpeechRecognition({ provider, model, inputs }));
	const embedding = client(() => json([[0.1, 0.2]]));
	await note(embedding.featureExtraction({ provider, model: "acme/feature-extraction", inputs: ["a"] }));
}

async function runJobs({ client, note }: CallRecord): Promise<void> {
	const queued = { provider: "fal-ai", model: "acme/text-to-video", inputs: "a fox" } as const;
	await note(client(replyOfQueue()).textToVideo(queued));
	const jobs = client(replyOfQueue());
	const job = await jobs.submitJob("text-to-video", queued);
	await note(job.status());
	await note(job.result());
	await note(job.cancel());
	await note(jobs.resumeJob(JSON.stringify(job)).result());
}

const MESSAGES = [{ role: "user", content: "hi" }];
const CHAT = {
	id: "1",
	object: "chat.completion",
	created: 1,
	model: "m",
	choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "x" } }],
};

/** What the hub says of a model named after its task. */
function mappingsFor(task: string): object {
	const mapping = { providerId: "fal-ai/x", status: "live", task };
	const providers = ["groq", "together", "fal-ai", "hf-inference"];
	return { inferenceProviderMapping: Object.fromEntries(providers.map((id) => [id, mapping])) };
}

/** Waits for nothing, and fires no time limit. */
const CLOCK: Clock = {
	now: () => 0,
	date: () => 0,
	random: () => 0,
	after: (ms, callback) => {
		if (ms < 100) queueMicrotask(callback);
		return () => undefined;
	},
	sleep: () => Promise.resolve(),
};

/** Without a prototype: the runtime reads what it is given through the prototype too. */
function bare<T extends object>(value: T): T {
	return Object.assign(Object.create(null), value) as T;
}

function respond(body: string, type: string, status = 200): Response {
	const headers = new Headers();
	headers.set("content-type", type);
	headers.set("cache-control", "no-store");
	return new Response(body, bare({ status, headers }));
}

function json(value: unknown, status?: number): Response {
	return respond(JSON.stringify(value), "application/json", status);
}

function events(): Response {
	const chunk = { choices: [{ index: 0, delta: { content: "a" }, finish_reason: "stop" }] };
	return respond(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, "text/event-stream");
}

function replyOfQueue(): (url: string) => Response {
	let polls = 0;
	return (url) => {
		if (url.endsWith(".mp4")) return respond("v", "video/mp4");
		if (url.includes("/status")) return json({ status: polls++ % 2 ? "COMPLETED" : "IN_PROGRESS" });
		if (url.includes("/requests/")) return json({ video: { url: "https://files.example.com/v.mp4" } });
		const queue = "https://queue.fal.run/fal-ai/x/requests/r1";
		return json({ request_id: "r1", status: "IN_QUEUE", response_url: queue, status_url: `${queue}/status` });
	};
}
