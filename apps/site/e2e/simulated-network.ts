import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Simulator, SimulatorOptions } from "@pusula/simulator";
import { KNOWN_HOSTS, startProxy } from "@pusula/simulator/proxy";

const run = promisify(execFile);

/** A private key and a certificate in PEM form. */
export interface Identity {
	readonly key: string;
	readonly cert: string;
}

/** One connection that the browser has opened, as the network sees it. */
export interface Connection {
	/** The host it was opened to. */
	readonly host: string;
	isOpen: boolean;
}

/** The network of a test: every known host is played by one simulator, every other host cannot be reached. */
export interface Network {
	/** URL of the proxy that a browser has to use. */
	readonly url: string;
	readonly simulator: Simulator;
	/** Every connection so far that a page has opened, those to unknown hosts among them. */
	readonly connections: readonly Connection[];
	readonly close: () => Promise<void>;
}

/** Makes an identity for every known host, which no other program trusts. @throws where `openssl` is missing */
export async function makeIdentity(): Promise<Identity> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-network-"));
	const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	const names = KNOWN_HOSTS.map((host) => `DNS:${host}`).join(",");
	const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
	const subject = ["-subj", "/CN=pusula", "-addext", `subjectAltName=${names}`];
	try {
		await run("openssl", ["req", "-x509", ...curve, ...subject, "-keyout", keyFile, "-out", certFile]);
		return { key: await readFile(keyFile, "utf8"), cert: await readFile(certFile, "utf8") };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Starts a network on the loopback address. Bytes pass through it one by one as they come, so that a page reads streams in
 * pieces, and a connection that the page gives up ends here at once.
 */
export async function startNetwork(identity: Identity, options: SimulatorOptions): Promise<Network> {
	const proxy = await startProxy({ ...identity, ...options });
	const connections: Connection[] = [];
	const sockets = new Set<Socket>();
	const tap = createServer((socket) => {
		const inner = connect(proxy.port, "127.0.0.1");
		sockets.add(socket);
		const end = (): void => {
			socket.destroy();
			inner.destroy();
			sockets.delete(socket);
		};
		socket.once("data", (first) => watch(socket, connections, first.toString("latin1")));
		socket.on("error", end).on("close", end);
		inner.on("error", end).on("close", end);
		socket.pipe(inner).pipe(socket);
	});
	await new Promise<void>((resolve) => {
		tap.listen(0, "127.0.0.1", resolve);
	});
	const bound = tap.address();
	const port = typeof bound === "object" && bound !== null ? bound.port : 0;
	return {
		url: `http://127.0.0.1:${port}`,
		simulator: proxy.simulator,
		connections,
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => {
				tap.close(resolve);
			});
			await proxy.close();
		},
	};
}

/** Hosts that Chromium requests itself, whatever the page: here, what kind a form's fields are. */
const BROWSERS_OWN = ".googleapis.com";

/** The first line of a connection through a proxy names its host: `CONNECT api.groq.com:443 HTTP/1.1`. */
function watch(socket: Socket, connections: Connection[], first: string): void {
	const host = /^CONNECT ([^:\s]+)/.exec(first)?.[1] ?? first.split("\r\n", 1)[0] ?? "";
	if (host.endsWith(BROWSERS_OWN)) return;
	const connection: Connection = { host, isOpen: true };
	connections.push(connection);
	socket.once("close", () => {
		connection.isOpen = false;
	});
}
