/** A server in its own process that responds to chat calls and the hub's lookups at once; sends its port to its parent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CHAT_REPLY, LOOKUP_REPLY } from "./replies.ts";

const server = createServer((request, response) => {
	request.resume().on("end", () => {
		const reply = JSON.stringify(request.url?.includes("/api/models/") ? LOOKUP_REPLY : CHAT_REPLY);
		const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(reply) };
		response.writeHead(200, headers).end(reply);
	});
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port)); // a TCP server has a port
process.on("disconnect", () => process.exit());
