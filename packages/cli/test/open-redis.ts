import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { findRedis } from "@pusula/tools/find-redis";

/** A server for tests, with its data in a folder of its own. */
export interface OpenRedis {
	readonly url: string;
	readonly port: number;
	/** Ends the server without a word, and starts it again with what its disk holds. */
	readonly crash: () => Promise<void>;
	readonly close: () => Promise<void>;
}

/**
 * Starts a Redis or Valkey server on the loopback address.
 * @param options further arguments of the program
 * @param isTls whether its one port uses TLS; default: no
 */
export async function openRedis(
	options: readonly string[] = [],
	{ isTls = false }: { readonly isTls?: boolean } = {},
): Promise<OpenRedis> {
	const program = await findRedis();
	const folder = await mkdtemp(join(tmpdir(), "pusula-redis-"));
	const port = await findFreePort();
	const ports = isTls ? ["--port", "0", "--tls-port", String(port)] : ["--port", String(port)];
	const args = [...ports, "--bind", "127.0.0.1", "--save", "", "--dir", folder, ...options];
	let child = await start(program, args);
	return {
		url: `redis${isTls ? "s" : ""}://127.0.0.1:${port}`,
		port,
		crash: async () => {
			await end(child);
			child = await start(program, args);
		},
		close: async () => {
			await end(child);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function start(program: string, args: readonly string[]): Promise<ChildProcess> {
	const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
	for await (const line of createInterface({ input: child.stdout })) {
		if (!line.includes("Ready to accept connections")) continue;
		child.stdout.resume();
		return child;
	}
	throw new Error(`${program} ended before it was ready.`);
}

async function end(child: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => child.once("close", resolve));
	child.kill("SIGKILL");
	await ended;
}

function findFreePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const { port } = server.address() as AddressInfo; // a server that listens on TCP
			server.close(() => resolve(port));
		});
	});
}
