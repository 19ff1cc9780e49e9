import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { TLSSocket, createSecureContext } from "node:tls";
import { isKnownHost } from "./find-dialect.ts";
import { handleRequest } from "./serve.ts";
import { createSimulator } from "./simulator.ts";
import type { Simulator } from "./simulator.ts";
import type { SimulatorOptions } from "./options.ts";

export { KNOWN_HOSTS } from "./find-dialect.ts";

/** A running proxy. */
export interface Proxied {
	/** `http://127.0.0.1:<port>`: the value for `HTTPS_PROXY`. */
	readonly url: string;
	readonly port: number;
	readonly simulator: Simulator;
	/** Ends open connections and stops listening. */
	readonly close: () => Promise<void>;
}

/** Port and certificate of the proxy, beside the simulator's options. */
export interface ProxyOptions extends SimulatorOptions {
	/** Private key in PEM form. */
	readonly key: string;
	/** Certificate in PEM form; its alternative names must be `KNOWN_HOSTS`. */
	readonly cert: string;
	/** Port on 127.0.0.1. Default: a free one. */
	readonly port?: number;
}

/**
 * Starts an HTTPS proxy on 127.0.0.1 that serves every known host itself, so that unmodified programs run against the
 * simulator with `HTTPS_PROXY` and a trusted certificate. Other hosts get 502: no request leaves the machine.
 * @throws the listening error, or the error of an unusable key or certificate
 */
export async function startProxy({
	key,
	cert,
	port: wanted = 0,
	...options
}: ProxyOptions): Promise<Proxied> {
	const simulator = createSimulator(options);
	const secureContext = createSecureContext({ key, cert });
	const inner = createInner(simulator);
	const sockets = new Set<Socket>();
	const outer = createServer((_, response) => {
		response.writeHead(501, { "content-type": "text/plain" }).end("Only HTTPS (CONNECT) is proxied.\n");
	});
	outer.on("connection", (socket) => keep(sockets, socket));
	outer.on("connect", (request, socket: Socket) => {
		const [host = "", hostPort] = (request.url ?? "").split(":");
		if (!isKnownHost(host) || hostPort !== "443") {
			socket.end(`HTTP/1.1 502 Unknown host\r\n\r\nThe simulator does not know ${host}.\n`);
			return;
		}
		socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
		const secure = new TLSSocket(socket, { isServer: true, secureContext });
		secure.on("error", () => socket.destroy());
		inner.emit("connection", secure);
	});
	await new Promise<void>((resolve, reject) => {
		outer.once("error", reject);
		outer.listen(wanted, "127.0.0.1", resolve);
	});
	const bound = outer.address();
	const port = typeof bound === "object" && bound !== null ? bound.port : wanted;
	return {
		url: `http://127.0.0.1:${port}`,
		port,
		simulator,
		close: () =>
			new Promise((resolve, reject) => {
				outer.close((error) => (error ? reject(error) : resolve()));
				for (const socket of sockets) socket.destroy();
			}),
	};
}

/** The server of the decrypted connections; it never listens itself. */
function createInner(simulator: Simulator): Server {
	return createServer((request, response) => {
		const host = request.headers.host ?? "";
		void handleRequest(request, response, simulator, {
			toSimulatedUrl: (path) => `https://${host}${path}`,
			toLocation: (url) => url,
		});
	});
}

function keep(sockets: Set<Socket>, socket: Socket): void {
	sockets.add(socket);
	socket.on("error", () => socket.destroy());
	socket.on("close", () => sockets.delete(socket));
}
