import type { Server } from "node:http";

/**
 * Makes a server listen on the loopback address alone.
 * @param port a free one where it is 0
 * @returns its URL and the port
 * @throws the listening error, e.g. when the port is in use
 */
export async function listenOnLoopback(server: Server, port: number): Promise<{ url: string; port: number }> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const bound = server.address();
	const own = typeof bound === "object" && bound !== null ? bound.port : port;
	return { url: `http://127.0.0.1:${own}`, port: own };
}
