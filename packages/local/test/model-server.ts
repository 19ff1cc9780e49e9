import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const MODELS = new URL("../fixtures/models/", import.meta.url);

/**
 * Serves the fixtures as plain folders until the test ends. Returns its URL, and the paths that were fetched.
 * `isSized: false` leaves the size of files out.
 */
export async function serveModels({ isSized = true } = {}): Promise<{ url: string; fetched: string[] }> {
	const fetched: string[] = [];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "", "http://localhost");
		if (request.method === "GET") fetched.push(pathname);
		const respond = async (): Promise<void> => {
			const bytes = await readFile(new URL(`.${pathname}`, MODELS));
			response.writeHead(200, isSized ? { "content-length": bytes.byteLength } : {});
			response.flushHeaders();
			response.end(request.method === "HEAD" ? undefined : bytes);
		};
		respond().catch(() => response.writeHead(404).end());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, fetched }; // a TCP server has one
}
