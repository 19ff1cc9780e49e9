import { getEventListeners } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { InferenceClient } from "@pusula/inference";
import { chatCompletion, chatCompletionStream, type Options, textToImage } from "@pusula/inference/core";
import { groq } from "@pusula/inference/providers/groq";
import { replicate } from "@pusula/inference/providers/replicate";
import type { ReliabilityRecord, Zeros } from "./record.ts";

export type AbortFigures = ReliabilityRecord["aborts"];

/** How soon a call must end after its signal, and its connection after it; in milliseconds. */
const SOON_MS = 1000;
const HANG_MS = 5000;

/** State of a call when it is aborted: the path whose response never ends, and how the call is made. */
interface Stage {
	readonly stuckAt: string;
	readonly start: (url: string, options: Options) => Promise<unknown>;
	/** What the server says before it falls silent. */
	readonly begin?: (response: ServerResponse) => void;
	/** The response ends: what is waited for is a pause of the client's own. */
	readonly isPause?: true;
}

const CHAT = { accessToken: "key", model: "m", messages: [{ role: "user", content: "x" }] };
const EVENT = 'data: {"id":"1","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"a"}}]}\n\n';

const STAGES: readonly Stage[] = [
	{ stuckAt: "/api/models", start: startLookup },
	{ stuckAt: "/openai", start: startChat },
	{ stuckAt: "/openai", start: startChat, begin: beginBody(200, "application/json", '{"id":') },
	{ stuckAt: "/openai", start: startChat, begin: beginBody(400, "application/json", '{"error":') },
	{
		stuckAt: "/openai",
		start: startChat,
		isPause: true,
		begin: (response) => void response.writeHead(503, { "retry-after": "60" }).end("{}"),
	},
	{ stuckAt: "/openai", start: startStream },
	{ stuckAt: "/openai", start: startStream, begin: beginBody(200, "text/event-stream", ": ping\n\n") },
	{ stuckAt: "/openai", start: startStream, begin: beginBody(200, "text/event-stream", EVENT) },
	{ stuckAt: "/v1/models", start: startJob },
	{ stuckAt: "/state", start: startJob },
	{ stuckAt: "/file", start: startJob },
	{ stuckAt: "/file", start: startJob, begin: beginBody(200, "image/png", "x") },
];

/** Aborts calls at every stage, `rounds` times each, and counts into `zeros` what does not end as it must. */
export async function abortEverywhere(rounds: number, zeros: Zeros): Promise<AbortFigures> {
	let slowestMs = 0;
	for (const stage of STAGES)
		for (let round = 0; round < rounds; round++)
			slowestMs = Math.max(slowestMs, await abortOnce(stage, zeros));
	return { stages: STAGES.length, count: STAGES.length * rounds, slowestMs: Math.round(slowestMs * 10) / 10 };
}

function beginBody(status: number, type: string, text: string): (response: ServerResponse) => void {
	return (response) => {
		response.writeHead(status, { "content-type": type });
		response.write(text);
	};
}

/** Milliseconds from the signal to the end of the call. */
async function abortOnce(stage: Stage, zeros: Zeros): Promise<number> {
	const { url, reached, left, close } = await startStuckServer(stage);
	const controller = new AbortController();
	const reason = new Error("enough");
	const ended = stage.start(url, { signal: controller.signal }).then(
		() => undefined,
		(error: unknown) => error,
	);
	await Promise.race([reached, ended]);
	await wait(5);
	const before = performance.now();
	controller.abort(reason);
	const outcome = await Promise.race([ended, wait(HANG_MS, "hang")]);
	const tookMs = performance.now() - before;
	if (outcome === "hang") zeros.hangs += 1;
	else if (outcome !== reason) zeros.abortsWithoutReason += 1;
	if (tookMs > SOON_MS) zeros.abortsLate += 1;
	const isLeft = await Promise.race([left.then(() => true), wait(SOON_MS, false)]);
	if (!isLeft) zeros.connectionsKept += 1;
	zeros.listenersLeft += getEventListeners(controller.signal, "abort").length;
	await close();
	return tookMs;
}

/** A server that responds to a job's requests, and falls silent at one path. */
async function startStuckServer({ stuckAt, begin, isPause }: Stage): Promise<{
	readonly url: string;
	readonly reached: Promise<void>;
	readonly left: Promise<void>;
	readonly close: () => Promise<void>;
}> {
	const [reached, setReached] = makeMark();
	const [left, setLeft] = makeMark();
	let url = "";
	const server = createServer((request, response) => {
		request.resume();
		const path = request.url ?? "";
		if (path.startsWith(stuckAt)) {
			response.once("close", setLeft);
			begin?.(response);
			setReached();
			if (isPause) setLeft();
			return;
		}
		const urls = { get: `${url}/state` };
		const isDone = path.startsWith("/state");
		const reply = isDone
			? { status: "succeeded", output: `${url}/file` }
			: { id: "1", status: "starting", urls };
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
	return {
		url,
		reached,
		left,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** A promise and the function that fulfils it. */
function makeMark(): readonly [Promise<void>, () => void] {
	let set = (): void => undefined;
	const promise = new Promise<void>((resolve) => {
		set = resolve;
	});
	return [promise, () => set()];
}

function startChat(url: string, options: Options): Promise<unknown> {
	return chatCompletion({ provider: { ...groq, host: url }, ...CHAT }, options);
}

async function startStream(url: string, options: Options): Promise<unknown> {
	for await (const chunk of chatCompletionStream({ provider: { ...groq, host: url }, ...CHAT }, options))
		if (!chunk) return;
}

function startJob(url: string, options: Options): Promise<unknown> {
	return textToImage(
		{ provider: { ...replicate, host: url }, accessToken: "key", model: "a/b", inputs: "x" },
		options,
	);
}

function startLookup(url: string, options: Options): Promise<unknown> {
	return new InferenceClient("hf_x").chatCompletion(
		{ provider: "groq", model: "a/b", messages: CHAT.messages },
		{ ...options, hubUrl: url, routerUrl: url },
	);
}
