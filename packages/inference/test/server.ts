import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it arrived. */
export interface Received {
	readonly method: string;
	/** Path with query. */
	readonly path: string;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
	/** Milliseconds of the arrival, on the clock of the server. */
	readonly at: number;
	/** Ends when the connection of this request is closed before the response was complete. */
	readonly left: Promise<void>;
}

/** Responds to one request; `index` counts the requests from 0. */
export type Responder = (request: Received, response: ServerResponse, index: number) => void | Promise<void>;

/** A server on the loopback address for one test. */
export interface TestServer {
	/** `http://127.0.0.1:<port>`. */
	readonly url: string;
	readonly requests: readonly Received[];
	/** Ends when the requests that have come are as the condition wants them. */
	readonly until: (isTrue: (requests: readonly Received[]) => boolean) => Promise<void>;
	/** How many connections were opened. */
	readonly connections: () => number;
	readonly close: () => Promise<void>;
}

/** Starts a server that responds as `respond` does, and records every request with its time. */
export async function startServer(
	respond: Responder,
	now = (): number => performance.now(),
): Promise<TestServer> {
	const requests: Received[] = [];
	const arrivals = new EventEmitter();
	let connections = 0;
	const server = createServer((incoming, response) => {
		const at = now();
		const left = new Promise<void>((resolve) =>
			response.on("close", () => {
				if (!response.writableFinished) resolve();
			}),
		);
		const respondToOne = async (): Promise<void> => {
			const body = await readBody(incoming);
			const request = {
				method: incoming.method ?? "",
				path: incoming.url ?? "",
				headers: incoming.headers,
				body,
				at,
				left,
			};
			const index = requests.push(request) - 1;
			arrivals.emit("request");
			await respond(request, response, index);
		};
		respondToOne().catch(() => response.destroy());
	});
	server.on("connection", () => connections++);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // `address()` of a server on a port holds it
		requests,
		async until(isTrue) {
			while (!isTrue(requests)) await once(arrivals, "request");
		},
		connections: () => connections,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

export function sendJson(
	response: ServerResponse,
	value: unknown,
	status = 200,
	headers: Record<string, string> = {},
): void {
	response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(value));
}

export function beginStream(response: ServerResponse, headers: Record<string, string> = {}): void {
	response.writeHead(200, { "Content-Type": "text/event-stream", ...headers }).flushHeaders();
}

export function sendEvent(response: ServerResponse, value: unknown): void {
	response.write(`data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`);
}

/** A chunk of a chat stream. */
export function chunk(content: string, finishReason: string | null = null): object {
	return {
		id: "1",
		created: 1,
		model: "fox",
		choices: [{ index: 0, delta: { content }, finish_reason: finishReason }],
	};
}

export const CHAT_REPLY = {
	id: "1",
	created: 1,
	model: "fox",
	choices: [{ index: 0, message: { role: "assistant", content: "hi" }, finish_reason: "stop" }],
	usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
};

async function readBody(incoming: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const part of incoming) chunks.push(part as Buffer); // no encoding is set, so all are Buffers
	return Buffer.concat(chunks).toString();
}
