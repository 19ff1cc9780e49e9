import { findAction } from "../faults/match-faults.ts";
import type { FaultAction } from "../faults/fault.ts";
import { encodeText } from "../media/byte-writer.ts";
import type { Reply } from "../rules/dialect.ts";
import type { Bytes } from "../media/bytes.ts";
import { bodyStream, type Pacing } from "./body-stream.ts";
import { writeEvents } from "./event-stream.ts";
import type { Sleep } from "./wait.ts";

/** Settings that every response of a request shares. */
export interface Frame {
	readonly requestId: string;
	/** The page's origin, when the request names one. */
	readonly origin: string | undefined;
	readonly chunkDelayMs: number;
	readonly sleep: Sleep;
	readonly signal: AbortSignal;
	readonly faults: readonly FaultAction[];
	/** True for HEAD: the headers of GET without its body. */
	readonly isHead?: boolean;
}

/** Turns a reply into an HTTP response, with the faults that change bodies and headers. */
export function respond(reply: Reply, frame: Frame): Response {
	return build(write(reply, frame.faults), frame);
}

interface Written {
	readonly status: number;
	readonly type: string;
	readonly chunks: readonly Bytes[];
	readonly headers?: Readonly<Record<string, string>>;
	/** True when its chunks are events that may be spaced out. */
	readonly paced?: boolean;
}

/** The response to a browser's preflight request. */
export function preflight(frame: Frame, requestedHeaders: string | undefined): Response {
	const headers = {
		...shareHeaders(frame),
		"access-control-allow-methods": "GET, HEAD, POST, PUT, OPTIONS",
		"access-control-allow-headers": requestedHeaders ?? "*",
		"access-control-max-age": "600",
	};
	return new Response(null, { status: 204, headers });
}

/** A redirect with an empty body. */
export function redirect(frame: Frame, status: number, location: string): Response {
	return new Response(null, { status, headers: { ...shareHeaders(frame), location } });
}

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

function build(written: Written, frame: Frame): Response {
	const { faults } = frame;
	const type = findAction(faults, "content-type")?.value ?? written.type;
	const headers = new Headers({
		"content-type": findAction(faults, "upper-case-content-type") ? type.toUpperCase() : type,
		"cache-control": "no-store",
		...shareHeaders(frame),
		...written.headers,
	});
	const chunks = changeBody(written.chunks, faults);
	if (chunks !== written.chunks && headers.has("content-length"))
		headers.set("content-length", String(lengthOf(chunks)));
	const pacing: Pacing = {
		gapMs: written.paced ? frame.chunkDelayMs : 0,
		faults,
		sleep: frame.sleep,
		signal: frame.signal,
	};
	const isBodiless = frame.isHead || BODILESS.has(written.status);
	return new Response(isBodiless ? null : bodyStream(chunks, pacing), {
		status: written.status,
		headers,
	});
}

function write(reply: Reply, faults: readonly FaultAction[]): Written {
	const headers = reply.headers ?? {};
	if (reply.kind === "events") {
		const chunks = writeEvents(reply.events, reply.done, faults).map(encodeText);
		return { status: 200, type: "text/event-stream; charset=utf-8", chunks, headers, paced: true };
	}
	const status = reply.status ?? 200;
	if (reply.kind === "bytes") return { status, type: reply.type, chunks: [reply.bytes], headers };
	return { status, type: "application/json", chunks: [encodeText(writeJson(reply.value, faults))], headers };
}

function shareHeaders({ requestId, origin }: Frame): Record<string, string> {
	return {
		"x-request-id": requestId,
		"access-control-allow-origin": origin ?? "*",
		...(origin === undefined ? {} : { "access-control-allow-credentials": "true", vary: "origin" }),
		"access-control-expose-headers": "x-request-id, x-inference-provider, retry-after, retry-after-ms",
	};
}

function changeBody(chunks: readonly Bytes[], faults: readonly FaultAction[]): readonly Bytes[] {
	if (findAction(faults, "empty-body")) return [];
	const huge = findAction(faults, "huge-body");
	if (huge) return padding(chunks, huge.bytes);
	const short = findAction(faults, "short-body");
	if (short) return [join(chunks).slice(0, short.bytes)];
	return findAction(faults, "changed-body") ? [withLastByteChanged(join(chunks))] : chunks;
}

function lengthOf(chunks: readonly Bytes[]): number {
	return chunks.reduce((sum, { length }) => sum + length, 0);
}

function join(chunks: readonly Bytes[]): Bytes {
	const joined = new Uint8Array(lengthOf(chunks));
	let at = 0;
	for (const chunk of chunks) {
		joined.set(chunk, at);
		at += chunk.length;
	}
	return joined;
}

function withLastByteChanged(bytes: Bytes): Bytes {
	const last = bytes.length - 1;
	if (last >= 0) bytes[last] = (bytes[last] ?? 0) ^ 0xff;
	return bytes;
}

function padding(chunks: readonly Bytes[], bytes: number): Bytes[] {
	const blanks = new Uint8Array(64 * 1024).fill(32);
	const count = Math.ceil(bytes / blanks.length);
	return [...Array.from({ length: count }, () => blanks), ...chunks];
}

function writeJson(value: unknown, faults: readonly FaultAction[]): string {
	if (findAction(faults, "wrong-shape")) return '{"unexpected":{"shape":true}}';
	const text = JSON.stringify(value);
	if (findAction(faults, "invalid-json")) return text.slice(0, Math.ceil(text.length / 2));
	if (findAction(faults, "prototype-keys") && text.startsWith("{")) {
		const keys = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
		return text === "{}" ? `${keys}}` : `${keys},${text.slice(1)}`;
	}
	return text;
}
