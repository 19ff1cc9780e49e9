import { fork } from "node:child_process";
import { once } from "node:events";
import { toUrl } from "./peers.ts";

/** A `fetch` that sends every request to the stub server, below a path. */
export type FetchBelow = (path?: string) => typeof fetch;

/** Runs work against a stub server in a process of its own, over real connections. */
export async function overHttp<T>(work: (fetchBelow: FetchBelow) => Promise<T>): Promise<T> {
	const server = fork(new URL("stub-server.ts", import.meta.url));
	try {
		const [port] = (await once(server, "message")) as [number]; // what the server sends
		return await work(
			(path = "") =>
				(input, init) =>
					fetch(toUrl(input).replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${port}${path}`), init),
		);
	} finally {
		server.kill();
	}
}
