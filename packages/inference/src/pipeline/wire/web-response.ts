import { InputError, isObjectWith } from "../../errors/errors.ts";

/** Bytes after which a body that is always ready lets timers and other work run. */
export const REST_BYTES = 4_194_304;
/** What a read of nothing counts for, in bytes. */
export const READ_COST = 64;

/** A response of a `fetch` that is not the web's: of node-fetch, cross-fetch or React Native, or what a test made up. */
interface OtherResponse {
	readonly ok?: boolean;
	readonly status?: number;
	readonly statusText?: string;
	readonly type?: string;
	readonly redirected?: boolean;
	readonly url?: string;
	readonly headers?: OtherHeaders;
	readonly body?: { readonly locked?: boolean } | null;
	readonly bodyUsed?: boolean;
	readonly arrayBuffer?: () => Promise<ArrayBuffer>;
	readonly blob?: () => Promise<Blob>;
	readonly text?: () => Promise<string>;
	readonly json?: () => Promise<unknown>;
}

/** Headers with `get`, a Map of any spelling, or an object by name. */
type OtherHeaders =
	{ readonly get: (name: string) => unknown } | Iterable<[string, string]> | Readonly<Record<string, string>>;

/** A body that comes in chunks without being a web stream, such as a Node stream. */
interface ChunkSource extends AsyncIterable<unknown> {
	readonly destroy?: () => void;
	readonly on?: (event: "error", listener: () => void) => void;
}

/**
 * The `fetch` functions that gave such a response. Those of Node's older packages take no web files and forms either, and
 * the second time that they are called this is known.
 */
const otherFetches = new WeakSet<typeof globalThis.fetch>();

/** Marks that node-fetch 2 and cross-fetch leave on their functions: these are known before the first call. */
const MARKS = ["isRedirect", "ponyfill"];

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, "read" | "cancel">;

/**
 * What a `fetch` returned, as the pipeline reads a response: status, headers, and the reader of the body. Each part is read
 * here, once, so that nothing foreign can throw later: a missing one is that of a good response, a header that cannot be read
 * is absent. What has no web stream gets a reader over whatever it offers: a body that can be iterated, or the whole of it from
 * `text`, `arrayBuffer`, `blob` or `json`.
 * @throws InputError code `locked-body` for a body that the `fetch` has read itself
 */
export function toWebResponse(given: Response | OtherResponse, fetch: typeof globalThis.fetch): Response {
	const other: OtherResponse = given;
	const { body, ok, statusText, type } = other;
	if (other.bodyUsed || body?.locked)
		throw new InputError(
			"The fetch of this call has read the response.body itself. Let it read response.clone() instead.",
			{ code: "locked-body" },
		);
	const isWeb = body === null ? given instanceof Response : isObjectWith(body, "getReader");
	if (!isWeb) otherFetches.add(fetch);
	const status = other.status ?? (ok === false ? 500 : 200);
	const headers = areNative(other.headers) ? other.headers : toHeaders(other);
	return {
		status,
		ok: status >= 200 && status < 300,
		statusText,
		type,
		headers,
		body: isWeb ? body : bodyStream(other, headers),
	} as unknown as Response; // the parts of a response that the pipeline reads
}

/**
 * Ends a body that nobody reads any more. A broken one has nothing left to release, and a made-up one may have no way to be cancelled. Never
 * waited for: it does not end while a clone of the response, such as a logging `fetch` makes, is unread.
 */
export function release(body: Pick<ReadableStream, "cancel"> | null | undefined): void {
	new Promise((resolve) => resolve(body?.cancel())).catch(() => undefined);
}

/** False for the body of a response that can only be read as a whole. */
export function comesInChunks({ body }: Response): boolean {
	return body === null || !Object.hasOwn(body, "isWhole");
}

/** True for a `fetch` that may not know the web's files and forms: it is given bytes. */
export function wantsBytes(fetch: typeof globalThis.fetch): boolean {
	return otherFetches.has(fetch) || MARKS.some((mark) => Object.hasOwn(fetch, mark));
}

/** Whether headers are the runtime's own. With another `get`, or behind a proxy, they may throw when they are read. */
function areNative(headers: OtherHeaders | undefined): headers is Headers {
	if (!(headers instanceof Headers) || headers.get !== Headers.prototype.get) return false;
	try {
		headers.has("date"); // throws behind a proxy
		return true;
	} catch {
		return false;
	}
}

/** Headers by lower-case name. Without any, a response is JSON, unless bytes are all that it has. */
function toHeaders({ headers, arrayBuffer, blob, json }: OtherResponse): Pick<Headers, "get"> {
	const given = headers ?? (json || !(arrayBuffer ?? blob) ? { "content-type": "application/json" } : {});
	if ((Symbol.iterator in given && !(given instanceof Headers)) || typeof given.get !== "function")
		return new Headers(given as HeadersInit); // pairs, or texts by name
	const { get } = given;
	return {
		get(name) {
			try {
				const value: unknown = get.call(given, name);
				return typeof value === "string" ? value : null;
			} catch {
				return null;
			}
		},
	};
}

/** The body of a web stream over what a response offers: chunks, or all of it. */
function bodyStream(other: OtherResponse, headers: Pick<Headers, "get">): object {
	const { body } = other;
	if (!isObjectWith(body, Symbol.asyncIterator))
		return { ...overChunks(wholeOf(other, headers)), isWhole: true };
	return overChunks(body as ChunkSource); // what has an iterator
}

function overChunks(chunks: ChunkSource): Reader & { readonly getReader: () => Reader } {
	chunks.on?.("error", () => undefined); // a stream of Node that breaks unread would end the process
	let iterator: AsyncIterator<unknown> | undefined;
	const reader: Reader = {
		async read() {
			iterator ??= chunks[Symbol.asyncIterator]();
			const { done, value } = await iterator.next();
			return done ? { done, value: undefined } : { done: false, value: bytesOf(value) };
		},
		async cancel() {
			chunks.destroy?.();
			await iterator?.return?.();
		},
	};
	return { ...reader, getReader: () => reader };
}

/** Text as text, for not every runtime reads it as bytes; all else as bytes, so that nothing in it changes. */
async function* wholeOf(response: OtherResponse, headers: Pick<Headers, "get">): AsyncGenerator {
	const isText = /json|text/i.test(headers.get("content-type") ?? "");
	if (response.text && (isText || !(response.arrayBuffer ?? response.blob))) yield response.text();
	else if (response.arrayBuffer) yield response.arrayBuffer();
	else if (response.blob) yield (await response.blob()).arrayBuffer();
	else yield JSON.stringify(await response.json?.()) ?? "";
}

function bytesOf(chunk: unknown): Uint8Array<ArrayBuffer> {
	return typeof chunk === "string" ? new TextEncoder().encode(chunk) : new Uint8Array(chunk as ArrayBuffer); // bytes in any form
}
