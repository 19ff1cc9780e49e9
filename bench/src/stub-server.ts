/**
 * A server in its own process that responds to chat calls and the hub's lookups at once; sends its port to its parent.
 * Below `/stream/<count>/<bytes>/` it streams so many events in writes of so many bytes, or of one event each where that is 0.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { toChunks } from "./event-stream.ts";
import { CHAT_REPLY, LOOKUP_REPLY } from "./replies.ts";

const streams = new Map<string, readonly Uint8Array[]>();

const server = createServer((request, response) => {
	request.resume().on("end", () => {
		const { url = "" } = request;
		const [, place, count, bytes] = /^\/(stream\/(\d+)\/(\d+))\/(?!api)/.exec(url) ?? [];
		if (place !== undefined) {
			sendStream(response, place, Number(count), Number(bytes)).catch(() => response.destroy());
			return;
		}
		const reply = JSON.stringify(url.includes("/api/models/") ? LOOKUP_REPLY : CHAT_REPLY);
		const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(reply) };
		response.writeHead(200, headers).end(reply);
	});
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port)); // a TCP server has a port
process.on("disconnect", () => process.exit());

async function sendStream(
	response: ServerResponse,
	place: string,
	count: number,
	bytes: number,
): Promise<void> {
	const chunks = streams.get(place) ?? toChunks(count, bytes);
	streams.set(place, chunks);
	response.writeHead(200, { "content-type": "text/event-stream" });
	for (const chunk of chunks) if (!response.write(chunk)) await once(response, "drain");
	response.end();
}
