import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { waitUntilReady } from "./wait-until-ready.ts";

test("an answer ends the wait, an error among them; without one the caller's words are thrown", async () => {
	const server = createServer((_request, response) => response.writeHead(500).end()).listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
	await expect(waitUntilReady(url, 1000, "silent")).resolves.toBeUndefined();
	server.close();
	server.closeAllConnections();
	await expect(waitUntilReady(url, 200, "silent")).rejects.toThrow("silent");
});
