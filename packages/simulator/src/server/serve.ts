import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isKnownHost, KNOWN_HOSTS } from "../platform/find-dialect.ts";
import { readRequest, RefusedRequest, type RequestLimits, toServerOptions } from "./node-request.ts";
import { createSimulator, type Simulator, type SimulatorOptions } from "../simulator/simulator.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";

export { readRepository } from "./read-repository.ts";

/** A simulator that listens on a port of the loopback address. */
export interface Served {
	/** `http://127.0.0.1:<port>`, without a trailing slash. */
	readonly url: string;
	/** Port on 127.0.0.1. */
	readonly port: number;
	readonly simulator: Simulator;
	/** Ends open connections and stops listening. */
	readonly close: () => Promise<void>;
}

/** Port of the server and limits of its requests, beside the simulator's options. */
export interface ServeOptions extends SimulatorOptions, RequestLimits {
	/** Port on 127.0.0.1. Default: a free one. */
	readonly port?: number;
	/**
	 * Sends redirects to another host to `http://localhost:<port>`, which a browser takes for another origin than
	 * `http://127.0.0.1:<port>`. Default false: they stay on the same origin.
	 */
	readonly otherOrigin?: boolean;
}

/**
 * Serves a new simulator on 127.0.0.1: `<url>/<host>/<path>` represents `https://<host>/<path>`.
 * The bare URL lists the hosts. A cut connection closes the socket. Redirects to known hosts stay on this server.
 * A body above the limit gets 413, a request that comes too slowly 408, a path that names no URL 400, CONNECT 501.
 * @param options the simulator's options, `port`, `maxBodyBytes` and `requestTimeoutMs`
 * @returns the URL, the port, the simulator and `close`
 * @throws the listening error, e.g. when the port is in use
 * @example
 * import { serve } from "@pusula/simulator/serve";
 *
 * const { url, close } = await serve({ seed: 1 });
 * (await fetch(`${url}/huggingface.co/api/models/no/such`)).status; // 404
 * await close();
 */
export async function serve(options: ServeOptions = {}): Promise<Served> {
	const { port: wanted = 0, otherOrigin = false, ...rest } = options;
	const simulator = createSimulator(rest);
	const respond = (request: IncomingMessage, response: ServerResponse): void => {
		const other = otherOrigin ? `http://localhost:${request.socket.localPort}` : "";
		void handleRequest(request, response, simulator, { ...pathUrls(other), limits: rest });
	};
	const server = createServer(toServerOptions(rest), respond);
	server.on("checkContinue", respond);
	server.on("connect", (_request, socket: Socket) => refuseConnect(socket));
	return {
		...(await listenOnLoopback(server, wanted)),
		simulator,
		close: () =>
			new Promise((resolve, reject) => {
				server.close((error) => (error ? reject(error) : resolve()));
				server.closeAllConnections();
			}),
	};
}

/** Conversion between paths on a server and simulated URLs. */
interface UrlMapping {
	/** The simulated URL of a request's path; undefined when it names none. */
	readonly toSimulatedUrl: (path: string) => string | undefined;
	/** The value of a `Location` header for a simulated URL, in the response to another one. */
	readonly toLocation: (location: string, url: string) => string;
}

/** Reading of requests, and conversion between their paths and simulated URLs. */
export interface Handling extends UrlMapping {
	/** Most bytes and longest time of a request. */
	readonly limits: RequestLimits;
}

/**
 * Passes one request of `node:http` to a simulator and sends its response.
 * @param incoming The request of `node:http`.
 * @param outgoing Its response.
 * @param simulator What answers.
 * @param handling How paths become URLs, and limits of size and time.
 * @example
 * import { createServer } from "node:http";
 * import { createSimulator } from "@pusula/simulator";
 *
 * const simulator = createSimulator();
 * const urls = { toSimulatedUrl: (path: string) => `https:/${path}`, toLocation: (location: string) => location };
 * const server = createServer((request, response) => {
 * 	void handleRequest(request, response, simulator, { ...urls, limits: {} });
 * });
 */
export async function handleRequest(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	simulator: Simulator,
	{ limits, ...urls }: Handling,
): Promise<void> {
	const left = new AbortController();
	outgoing.on("close", () => left.abort());
	try {
		const url = urls.toSimulatedUrl(incoming.url ?? "/");
		if (url === undefined) return list(outgoing);
		const request = await readRequest(incoming, url, limits, () => outgoing.writeContinue());
		const response = await simulator.fetch(request, { redirect: "manual", signal: left.signal });
		await send(response, outgoing, (location) => urls.toLocation(location, url));
	} catch (error) {
		if (error instanceof RefusedRequest && !outgoing.headersSent) respondWithRefusal(outgoing, error);
		else cut(outgoing);
	}
}

/** Paths with one slash alone in front name a host: others, such as `*` and whole URLs, give a URL that is refused. */
function pathUrls(other: string): UrlMapping {
	return {
		toSimulatedUrl: (path) => (path === "/" ? undefined : /^\/[^/]/.test(path) ? `https:/${path}` : ""),
		toLocation: (location, from) => {
			const url = new URL(location, from);
			const path = `/${url.host}${url.pathname}${url.search}`;
			if (!isKnownHost(url.host)) return location;
			return url.host === new URL(from).host ? path : other + path;
		},
	};
}

function respondWithRefusal(outgoing: ServerResponse, { status, message }: RefusedRequest): void {
	outgoing.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" });
	outgoing.end(JSON.stringify({ error: { message, type: "refused_request" } })); // Node drops the rest of a body
}

/** Breaks the connection, once what was written before is on its way. */
function cut(outgoing: ServerResponse): void {
	const { socket } = outgoing;
	if (!socket || socket.destroyed) outgoing.destroy();
	else setImmediate(() => socket.write(new Uint8Array(), () => outgoing.destroy()));
}

function refuseConnect(socket: Socket): void {
	const text = "This is no proxy; the proxy is startProxy of @pusula/simulator/proxy.\n";
	socket.on("error", () => socket.destroy());
	socket.end(
		`HTTP/1.1 501 Not Implemented\r\ncontent-type: text/plain\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
	);
}

function list(outgoing: ServerResponse): void {
	const usage = "https://<host>/<path> is served here as /<host>/<path>";
	outgoing.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" });
	outgoing.end(JSON.stringify({ name: "pusula-simulator", usage, hosts: KNOWN_HOSTS }, null, "\t"));
}

async function send(
	response: Response,
	outgoing: ServerResponse,
	toLocation: (location: string) => string,
): Promise<void> {
	const headers = Object.fromEntries(response.headers);
	if (headers["location"] !== undefined) headers["location"] = toLocation(headers["location"]);
	outgoing.writeHead(response.status, headers);
	outgoing.flushHeaders();
	for await (const chunk of response.body ?? []) {
		if (!outgoing.write(chunk)) await drained(outgoing);
	}
	outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const settle = (): void => {
			outgoing.off("drain", settle).off("close", settle);
			resolve();
		};
		outgoing.once("drain", settle).once("close", settle);
	});
}
