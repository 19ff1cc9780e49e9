import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isKnownHost, KNOWN_HOSTS } from "./find-dialect.ts";
import { createSimulator } from "./simulator.ts";
import type { Simulator } from "./simulator.ts";
import type { SimulatorOptions } from "./options.ts";

/** A running simulator. */
export interface Served {
	/** `http://127.0.0.1:<port>`, without a trailing slash. */
	readonly url: string;
	readonly port: number;
	readonly simulator: Simulator;
	/** Ends open connections and stops listening. */
	readonly close: () => Promise<void>;
}

/** Port of the server, beside the simulator's options. */
export interface ServeOptions extends SimulatorOptions {
	/** Port on 127.0.0.1. Default: a free one. */
	readonly port?: number;
}

/**
 * Serves a new simulator on 127.0.0.1: `<url>/<host>/<path>` stands for `https://<host>/<path>`.
 * The bare URL lists the hosts. A cut connection closes the socket. Redirects to known hosts stay on this server.
 * @param options the simulator's options and `port`
 * @returns the URL, the port, the simulator and `close`
 * @throws the listening error, e.g. when the port is in use
 */
export async function serve(options: ServeOptions = {}): Promise<Served> {
	const { port: wanted = 0, ...rest } = options;
	const simulator = createSimulator(rest);
	const server = createServer((request, response) => {
		void handleRequest(request, response, simulator, PATH_URLS);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(wanted, "127.0.0.1", resolve);
	});
	const bound = server.address();
	const port = typeof bound === "object" && bound !== null ? bound.port : wanted;
	return {
		url: `http://127.0.0.1:${port}`,
		port,
		simulator,
		close: () =>
			new Promise((resolve, reject) => {
				server.close((error) => (error ? reject(error) : resolve()));
				server.closeAllConnections();
			}),
	};
}

/** Conversion between paths on a server and simulated URLs. */
export interface UrlMapping {
	/** The simulated URL of a request's path; undefined when it names none. */
	readonly toSimulatedUrl: (path: string) => string | undefined;
	/** The value of a `Location` header for a simulated URL. */
	readonly toLocation: (url: string) => string;
}

const PATH_URLS: UrlMapping = {
	toSimulatedUrl: (path) => (path === "/" ? undefined : `https:/${path}`),
	toLocation: (target) => {
		const url = new URL(target);
		return isKnownHost(url.host) ? `/${url.host}${url.pathname}${url.search}` : target;
	},
};

/** Passes one request of `node:http` to a simulator and sends its response. */
export async function handleRequest(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	simulator: Simulator,
	urls: UrlMapping,
): Promise<void> {
	const left = new AbortController();
	outgoing.on("close", () => left.abort());
	try {
		const url = urls.toSimulatedUrl(incoming.url ?? "/");
		if (url === undefined || !URL.canParse(url)) return list(outgoing);
		const request = await readRequest(incoming, url);
		const response = await simulator.fetch(request, { redirect: "manual", signal: left.signal });
		await send(response, outgoing, urls);
	} catch {
		outgoing.destroy();
	}
}

function list(outgoing: ServerResponse): void {
	const usage = "https://<host>/<path> is served here as /<host>/<path>";
	outgoing.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" });
	outgoing.end(JSON.stringify({ name: "pusula-simulator", usage, hosts: KNOWN_HOSTS }, null, "\t"));
}

/** Headers that belong to the connection, not to the request. */
const HOP_HEADERS: ReadonlySet<string> = new Set([
	"connection",
	"host",
	"keep-alive",
	"proxy-connection",
	"te",
	"transfer-encoding",
	"upgrade",
	"expect",
]);

async function readRequest(incoming: IncomingMessage, url: string): Promise<Request> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of incoming) chunks.push(chunk);
	const body = Uint8Array.from(Buffer.concat(chunks));
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) {
		if (!HOP_HEADERS.has(name)) headers.set(name, String(value));
	}
	const method = incoming.method ?? "GET";
	const bodyless = method === "GET" || method === "HEAD" || body.length === 0;
	return new Request(url, { method, headers, ...(bodyless ? {} : { body }) });
}

async function send(response: Response, outgoing: ServerResponse, { toLocation }: UrlMapping): Promise<void> {
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
