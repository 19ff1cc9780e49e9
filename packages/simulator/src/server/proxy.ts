import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { TLSSocket, createSecureContext } from "node:tls";
import { isKnownHost } from "../platform/find-dialect.ts";
import { connectTimeoutOf, type RequestLimits, toServerOptions } from "./node-request.ts";
import { handleRequest } from "./serve.ts";
import { createSimulator, type Simulator, type SimulatorOptions } from "../simulator/simulator.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";

export { KNOWN_HOSTS } from "../platform/find-dialect.ts";

/** A proxy that listens on a port of the loopback address. */
export interface Proxied {
	/** `http://127.0.0.1:<port>`: the value for `HTTPS_PROXY`. */
	readonly url: string;
	/** Port on 127.0.0.1. */
	readonly port: number;
	readonly simulator: Simulator;
	/** Ends open connections and stops listening. */
	readonly close: () => Promise<void>;
}

/** Port, certificate and limits of the proxy, beside the simulator's options. */
export interface ProxyOptions extends SimulatorOptions, RequestLimits {
	/** Private key in PEM form. */
	readonly key: string;
	/** Certificate in PEM form; its alternative names must be `KNOWN_HOSTS`. */
	readonly cert: string;
	/** Port on 127.0.0.1. Default: a free one. */
	readonly port?: number;
}

/**
 * Starts an HTTPS proxy on 127.0.0.1 that serves every known host itself, so that unmodified programs run against the
 * simulator with `HTTPS_PROXY` and a trusted certificate. Other hosts get 502: no request leaves the machine. The limits
 * are those of `serve`.
 * @param options Key and certificate in PEM form, the port, and the simulator's options.
 * @throws the listening error, or the error of an unusable key or certificate
 * @example
 * import { readFile } from "node:fs/promises";
 *
 * const [key, cert] = await Promise.all(["key.pem", "cert.pem"].map((name) => readFile(name, "utf8")));
 * if (!key || !cert) throw new Error("No certificate.");
 * const { url } = await startProxy({ key, cert });
 * console.log(url);
 */
export async function startProxy({
	key,
	cert,
	port: wanted = 0,
	...options
}: ProxyOptions): Promise<Proxied> {
	const simulator = createSimulator(options);
	const secureContext = createSecureContext({ key, cert });
	const inner = createInner(simulator, options);
	const sockets = new Set<Socket>();
	const outer = createServer(toServerOptions(options), (_, response) => {
		response.writeHead(501, { "content-type": "text/plain" }).end("Only HTTPS (CONNECT) is proxied.\n");
	});
	outer.on("connection", (socket) => keep(sockets, socket));
	outer.on("connect", (request, socket: Socket) => {
		const [host = "", hostPort] = (request.url ?? "").split(":");
		if (!isKnownHost(host) || hostPort !== "443") {
			socket.end(
				`HTTP/1.1 502 Unknown host\r\nconnection: close\r\n\r\nThe simulator does not know ${host}.\n`,
			);
			return;
		}
		socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
		const secure = new TLSSocket(socket, { isServer: true, secureContext });
		const late = setTimeout(() => socket.destroy(), connectTimeoutOf(options));
		secure.on("secure", () => clearTimeout(late)).on("close", () => clearTimeout(late));
		secure.on("error", () => socket.destroy());
		inner.emit("connection", secure);
	});
	return {
		...(await listenOnLoopback(outer, wanted)),
		simulator,
		close: () =>
			new Promise((resolve, reject) => {
				inner.close();
				outer.close((error) => (error ? reject(error) : resolve()));
				for (const socket of sockets) socket.destroy();
			}),
	};
}

/** The server of the decrypted connections; it never listens itself. */
function createInner(simulator: Simulator, limits: RequestLimits): Server {
	const respond = (request: IncomingMessage, response: ServerResponse): void => {
		const host = request.headers.host ?? "";
		void handleRequest(request, response, simulator, {
			toSimulatedUrl: (path) => `https://${host}${path}`,
			toLocation: (url) => url,
			limits,
		});
	};
	const server = createServer(toServerOptions(limits), respond).on("checkContinue", respond);
	server.emit("listening"); // starts the watch for late requests, which a server begins when it listens
	return server;
}

function keep(sockets: Set<Socket>, socket: Socket): void {
	sockets.add(socket);
	socket.on("error", () => socket.destroy());
	socket.on("close", () => sockets.delete(socket));
}
