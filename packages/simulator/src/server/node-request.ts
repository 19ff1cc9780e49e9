import type { IncomingMessage, ServerOptions } from "node:http";

/** Limits of a server on what its clients may send. */
export interface RequestLimits {
	/** Most bytes of a request's body; more are rejected with 413. Default 64 MiB. */
	readonly maxBodyBytes?: number;
	/** Milliseconds in which a request must have arrived whole; later ones are rejected with 408. Default 30,000. */
	readonly requestTimeoutMs?: number;
}

/** A request that a server refuses before the simulator sees it. */
export class RefusedRequest extends Error {
	/** HTTP status of the response. */
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.name = "RefusedRequest";
		this.status = status;
	}
}

const DEFAULT_MAX_BODY_BYTES = 64 * 1024 * 1024;
const DEFAULT_REQUEST_TIMEOUT_MS = 30_000;
/** How often a server looks for requests that are late, as a part of the time they have. */
const CHECKS_PER_TIMEOUT = 4;

/** Options of `node:http` that end requests whose headers or body come too slowly. */
export function toServerOptions({
	requestTimeoutMs = DEFAULT_REQUEST_TIMEOUT_MS,
}: RequestLimits): ServerOptions {
	return {
		requestTimeout: requestTimeoutMs,
		headersTimeout: requestTimeoutMs,
		connectionsCheckingInterval: Math.max(10, Math.floor(requestTimeoutMs / CHECKS_PER_TIMEOUT)),
	};
}

/** Milliseconds in which a connection must be made. */
export function connectTimeoutOf({ requestTimeoutMs = DEFAULT_REQUEST_TIMEOUT_MS }: RequestLimits): number {
	return requestTimeoutMs;
}

/**
 * A request of `node:http` as a `Request` for a URL. `sendContinue` lets a client that waits for it send its body.
 * @throws RefusedRequest for a URL or method that no request can have, and for a body above the limit, as soon as it is known to be
 */
export async function readRequest(
	incoming: IncomingMessage,
	url: string,
	{ maxBodyBytes = DEFAULT_MAX_BODY_BYTES }: RequestLimits,
	sendContinue: () => void,
): Promise<Request> {
	checkUrl(url);
	checkLength(incoming, maxBodyBytes);
	if (incoming.headers.expect !== undefined) sendContinue();
	const body = await readBytes(incoming, maxBodyBytes);
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) {
		if (!HOP_HEADERS.has(name)) headers.set(name, String(value));
	}
	const method = incoming.method ?? "GET";
	const bodyless = method === "GET" || method === "HEAD" || body.length === 0;
	try {
		return new Request(url, { method, headers, ...(bodyless ? {} : { body }) });
	} catch {
		throw new RefusedRequest(405, `The method ${method} cannot be served.`);
	}
}

/** Headers that belong to the connection, not to the request. */
const HOP_HEADERS: ReadonlySet<string> = new Set([
	"connection",
	"host",
	"keep-alive",
	"proxy-connection",
	"te",
	"transfer-encoding",
	"upgrade",
	"expect",
]);

function checkUrl(url: string): void {
	if (!URL.canParse(url)) throw new RefusedRequest(400, "The path names no host and no URL.");
	const { username, password } = new URL(url);
	if (username !== "" || password !== "")
		throw new RefusedRequest(400, "A URL with a user name or a password cannot be served.");
}

function checkLength({ headers }: IncomingMessage, maxBodyBytes: number): void {
	if (Number(headers["content-length"] ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
}

/** Bytes behind the limit are dropped as they come, so that the client can go on sending and read the response. */
function readBytes(incoming: IncomingMessage, maxBodyBytes: number): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	let count = 0;
	return new Promise((resolve, reject) => {
		incoming.on("data", (chunk: Uint8Array) => {
			count += chunk.length;
			if (count <= maxBodyBytes) {
				chunks.push(chunk);
				return;
			}
			chunks.length = 0;
			reject(tooLarge(maxBodyBytes));
		});
		incoming.once("end", () => resolve(Buffer.concat(chunks)));
		incoming.once("error", reject);
	});
}

function tooLarge(maxBodyBytes: number): RefusedRequest {
	return new RefusedRequest(413, `The body has more than ${maxBodyBytes} bytes.`);
}
