import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerOf, type Fault, type PlannedCall, planCall } from "./plan-call.ts";

/** A server that plays a provider of chats, streams and jobs, each call with the fault that was planned for it. */
export interface SoakServer {
	readonly url: string;
	/** POSTs of a call that were accepted, and may have been billed. */
	readonly acceptedOf: (index: number) => number;
	/** Jobs that were made for a call. */
	readonly jobsOf: (index: number) => number;
	/** Requests that came to the host they must not be sent to. */
	readonly strayRequests: () => number;
	/** Requests under way. */
	readonly open: () => number;
	readonly close: () => Promise<void>;
}

/** A call's number, and the servers that its responses name. */
interface Place {
	readonly index: number;
	readonly url: string;
	readonly awayUrl: string;
}

const DEPTH = 50_000;
const DEEP = '{"a":'.repeat(DEPTH) + "1" + "}".repeat(DEPTH);
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
	"base64",
);

/** Starts it on the loopback address, beside a second one that nothing may be sent to. */
export async function startSoakServer(seed: number): Promise<SoakServer> {
	const accepted = new Map<number, number>();
	const jobs = new Map<number, number>();
	const seen = new Map<string, number>();
	let open = 0;
	let stray = 0;
	const away = createServer((_request, response) => {
		stray += 1;
		response.end("{}");
	});
	const awayUrl = await listen(away);
	const server = createServer((request, response) => {
		open += 1;
		response.once("close", () => (open -= 1));
		answer(request, response).catch(() => response.destroy());
	});
	const url = await listen(server);

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await readText(request);
		const path = request.url ?? "";
		const index = Number(/soak\/(\d+)/.exec(path)?.[1] ?? /"soak\/(\d+)"/.exec(body)?.[1]);
		const call = planCall(seed, index);
		const time = count(seen, `${request.method} ${path} ${index}`);
		const place = { index, url, awayUrl };
		if (path.includes("/state/")) return answerPoll(response, { ...call, ...place }, time);
		if (path.startsWith("/files/")) return sendFile(response, call.fault);
		if (path.startsWith("/after/")) return sendJson(response, {}, 503);
		const key = request.headers.authorization ?? "";
		if (time === 1 && turnAway(response, call.fault)) return;
		count(accepted, index);
		if (call.kind === "job") count(jobs, index);
		const planned = { ...call, ...place, key };
		if (!playFault(response, planned)) playAnswer(response, planned);
	}

	return {
		url,
		acceptedOf: (index) => accepted.get(index) ?? 0,
		jobsOf: (index) => jobs.get(index) ?? 0,
		strayRequests: () => stray,
		open: () => open,
		close: async () => {
			await Promise.all([server, away].map(close));
		},
	};
}

/** Refusals that bill nothing; the same request is right the next time. */
function turnAway(response: ServerResponse, fault: Fault | undefined): boolean {
	if (fault !== "busy-once" && fault !== "limited-once") return false;
	sendJson(response, { error: "later" }, fault === "busy-once" ? 503 : 429, { "retry-after": "0" });
	return true;
}

/** The fault of a call in place of its response; false where the response comes first. */
function playFault(
	response: ServerResponse,
	{ fault, index, key, url, awayUrl }: PlannedCall & Place & { readonly key: string },
): boolean {
	if (fault === "error-500") sendJson(response, { error: "broken" }, 500);
	else if (fault === "error-that-echoes-the-key")
		sendJson(response, { error: `no ${key}`, seen: [key] }, 400, { "x-request-id": key });
	else if (fault === "deep-error") sendText(response, `{"error":${DEEP}}`, 400);
	else if (fault === "deep-reply") sendText(response, DEEP, 200);
	else if (fault === "html") response.writeHead(200, { "content-type": "text/html" }).end("<p>hello</p>");
	else if (fault === "broken-json") sendText(response, '{"id":"1","choices":[', 200);
	else if (fault === "wrong-shape") sendJson(response, { unexpected: [key] });
	else if (fault === "cut-before-headers") response.destroy();
	else if (fault === "silence") return true;
	else if (fault === "redirect-away") response.writeHead(307, { location: `${awayUrl}/soak/${index}` }).end();
	else if (fault === "see-other-then-busy")
		response.writeHead(303, { location: `${url}/after/soak/${index}` }).end();
	else return false;
	return true;
}

function playAnswer(response: ServerResponse, { kind, fault, index, url }: PlannedCall & Place): void {
	if (kind === "chat") return sendChat(response, index, fault);
	if (kind === "stream") return sendStream(response, index, fault);
	const get = fault === "ticket-leads-away" ? `x:../../away/soak/${index}` : `${url}/state/soak/${index}`;
	sendJson(response, { id: String(index), status: "starting", urls: { get } }, 201);
}

function answerPoll(
	response: ServerResponse,
	{ fault, index, url }: PlannedCall & Place,
	time: number,
): void {
	if (fault === "poll-fails-once" && time === 1) return sendJson(response, {}, 502);
	if (fault === "poll-cut" && time === 1) return void response.destroy();
	if (fault === "job-fails") return sendJson(response, { status: "failed", error: "refused" });
	const output = [`${url}/files/soak/${index}`];
	sendJson(response, { id: String(index), status: "succeeded", output });
}

function sendChat(response: ServerResponse, index: number, fault: Fault | undefined): void {
	const message = { role: "assistant", content: answerOf(index) };
	const reply = { id: "1", created: 1, model: "m", choices: [{ index: 0, message, finish_reason: "stop" }] };
	const text = JSON.stringify(reply);
	if (fault !== "cut-body") return sendText(response, text, 200);
	response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
	response.write(text.slice(0, 20), () => response.destroy());
}

function sendStream(response: ServerResponse, index: number, fault: Fault | undefined): void {
	response.writeHead(200, { "content-type": "text/event-stream" });
	const chunks = answerOf(index).split(/(?<= )/);
	const toEvent = (content: string, finish: string | null): string =>
		`data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
	if (fault === "cut-body") {
		response.write(toEvent("Tilki", null), () => response.destroy());
		return;
	}
	response.end(
		`${chunks.map((chunk) => toEvent(chunk, null)).join("")}${toEvent("", "stop")}data: [DONE]\n\n`,
	);
}

function sendFile(response: ServerResponse, fault: Fault | undefined): void {
	if (fault === "no-file") return sendJson(response, {}, 404);
	response.writeHead(200, { "content-type": "image/png", "content-length": PNG.length });
	if (fault === "cut-body") response.write(PNG.subarray(0, 9), () => response.destroy());
	else response.end(PNG);
}

function sendJson(response: ServerResponse, value: unknown, status = 200, headers: object = {}): void {
	sendText(response, JSON.stringify(value), status, headers);
}

function sendText(response: ServerResponse, text: string, status: number, headers: object = {}): void {
	response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
	return Buffer.concat(chunks).toString();
}

function count<K>(counts: Map<K, number>, key: K): number {
	const next = (counts.get(key) ?? 0) + 1;
	counts.set(key, next);
	return next;
}

async function listen(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
