import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { download } from "./download.ts";

const CONTENT = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

/** URL of a server for one test. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.onnx`; // it listens on a port
}

test("begins anew where a server gives the whole file in place of the rest", async () => {
	const ranges: (string | undefined)[] = [];
	const url = await listen(({ headers, socket }, response) => {
		ranges.push(headers.range);
		response.writeHead(200, { "content-length": "1000" });
		if (ranges.length > 1) response.end(CONTENT);
		else response.write(CONTENT.subarray(0, 300), () => socket.destroySoon());
	});
	const counted: number[] = [];
	const bytes = await download({
		url,
		model: "acme/fox",
		path: "model.onnx",
		facts: { bytes: 1000, isExact: true },
		requests: { signal: new AbortController().signal },
		onBytes: (count) => counted.push(count),
	});
	expect([bytes, ranges]).toEqual([CONTENT, [undefined, "bytes=300-"]]);
	expect(counted).toContain(-300);
	expect(counted.reduce((sum, count) => sum + count, 0)).toBe(1000);
});

test("an abort ends the pause before the next request", async () => {
	const reason = new Error("enough");
	const leave = new AbortController();
	const url = await listen((_request, response) => {
		response.writeHead(503).end();
		leave.abort(reason);
	});
	const request = { url, model: "acme/fox", path: "model.onnx", facts: { bytes: 1, isExact: true } };
	await expect(
		download({ ...request, requests: { signal: leave.signal }, onBytes: () => undefined }),
	).rejects.toBe(reason);
});
