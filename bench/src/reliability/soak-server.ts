import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { planCall } from "./plan-call.ts";
import { replyToCall, replyToPoll, sendFile, sendJson, turnAway } from "./soak-replies.ts";

/** A server that plays a provider of chats, streams and jobs, each call with the fault that was planned for it. */
export interface SoakServer {
	readonly url: string;
	/** POSTs of a call that were accepted, and may have been billed. */
	readonly acceptedOf: (index: number) => number;
	/** Jobs that were made for a call. */
	readonly jobsOf: (index: number) => number;
	/** Requests that came to the host they must not be sent to. */
	readonly strayRequests: () => number;
	/** Requests under way. */
	readonly open: () => number;
	readonly close: () => Promise<void>;
}

/** Starts it on the loopback address, beside a second one that nothing may be sent to. */
export async function startSoakServer(seed: number): Promise<SoakServer> {
	const accepted = new Map<number, number>();
	const jobs = new Map<number, number>();
	const seen = new Map<string, number>();
	let open = 0;
	let stray = 0;
	const away = createServer((_request, response) => {
		stray += 1;
		response.end("{}");
	});
	const awayUrl = await listen(away);
	const server = createServer((request, response) => {
		open += 1;
		response.once("close", () => (open -= 1));
		respond(request, response).catch(() => response.destroy());
	});
	const url = await listen(server);

	async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await readText(request);
		const path = request.url ?? "";
		const index = Number(/soak\/(\d+)/.exec(path)?.[1] ?? /"soak\/(\d+)"/.exec(body)?.[1]);
		const call = planCall(seed, index);
		const time = count(seen, `${request.method} ${path} ${index}`);
		const place = { index, url, awayUrl };
		if (path.includes("/state/")) return replyToPoll(response, { ...call, ...place }, time);
		if (path.startsWith("/files/")) return sendFile(response, call.fault);
		if (path.startsWith("/after/")) return sendJson(response, {}, 503);
		const key = request.headers.authorization ?? "";
		if (time === 1 && turnAway(response, call.fault)) return;
		count(accepted, index);
		if (call.kind === "job") count(jobs, index);
		const planned = { ...call, ...place, key };
		replyToCall(response, planned);
	}

	return {
		url,
		acceptedOf: (index) => accepted.get(index) ?? 0,
		jobsOf: (index) => jobs.get(index) ?? 0,
		strayRequests: () => stray,
		open: () => open,
		close: async () => {
			await Promise.all([server, away].map(close));
		},
	};
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
	return Buffer.concat(chunks).toString();
}

function count<K>(counts: Map<K, number>, key: K): number {
	const next = (counts.get(key) ?? 0) + 1;
	counts.set(key, next);
	return next;
}

async function listen(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
