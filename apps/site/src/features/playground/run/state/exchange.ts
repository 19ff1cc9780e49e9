import { now } from "../../../../lib/effects/clock.ts";
import { type Received, watchBody } from "./receive-body.ts";

/** One request of a call and its response, as sent over the wire. The key is not in it. */
export interface Exchange {
	/** Unique within its run. */
	readonly id: number;
	readonly method: string;
	readonly url: string;
	/** Header names in lower case; the key is replaced by the name of a variable. */
	readonly headers: Readonly<Record<string, string>>;
	/** The body where it is text. */
	readonly body?: string | undefined;
	/** Bytes of the body, where they can be counted before it is sent. */
	readonly sentBytes: number;
	/** Absent without a response. */
	readonly status?: number | undefined;
	/** A page is shown only those that the server names in `Access-Control-Expose-Headers`. */
	readonly responseHeaders?: Readonly<Record<string, string>> | undefined;
	/** The raw body of the response; absent until it has ended. */
	readonly received?: Received | undefined;
	/** Milliseconds from the request to the headers of the response. */
	readonly tookMs: number;
}

const KEY_NAME = "$API_KEY";

const KEY_HEADERS: ReadonlySet<string> = new Set(["authorization", "x-api-key", "x-key", "api-key"]);

/** Callbacks of `recordExchanges`. */
export interface ExchangeListeners {
	/** The key of the calls, which is removed from every record. */
	readonly key?: string;
	/** Called when a request is sent, with the bytes of its body. */
	readonly onSend?: ((sentBytes: number) => void) | undefined;
	/** Called when the body of a response has ended, with the id of its exchange. */
	readonly onReceived?: ((id: number, received: Received) => void) | undefined;
}

/** A `fetch` that reports each request when it is sent, when its response begins, and when that has ended. */
export function recordExchanges(
	inner: typeof fetch,
	onExchange: (exchange: Exchange) => void,
	{ key = "", onSend, onReceived }: ExchangeListeners = {},
): typeof fetch {
	let count = 0;
	const hide = (text: string): string => (key === "" ? text : text.replaceAll(key, KEY_NAME));
	return async (input, init) => {
		const started = now();
		const id = count++;
		const sent = { id, ...describeSent(input, init, hide) };
		onSend?.(sent.sentBytes);
		try {
			const response = await inner(input, init);
			const tookMs = now() - started;
			onExchange({
				...sent,
				status: response.status,
				responseHeaders: hideIn(toRecord(response.headers), hide),
				tookMs,
			});
			if (!onReceived) return response;
			return watchBody(response, (received) => onReceived(id, hideInBody(received, hide, key)));
		} catch (error) {
			onExchange({ ...sent, tookMs: now() - started });
			throw error;
		}
	};
}

function describeSent(
	input: RequestInfo | URL,
	init: RequestInit = {},
	hide: Hide,
): Omit<Exchange, "id" | "tookMs"> {
	const from = input instanceof Request ? input : undefined;
	const headers = Object.entries(toRecord(new Headers(init.headers ?? from?.headers)));
	const shown = headers.map(([name, value]) => [name, hideKey(name, value)] as const);
	const { body } = init;
	return {
		method: init.method ?? from?.method ?? "GET",
		url: hide(input instanceof Request ? input.url : input instanceof URL ? input.href : input),
		headers: hideIn(Object.fromEntries(shown), hide),
		sentBytes: countBytes(body),
		...(typeof body === "string" && { body: hide(body) }),
	};
}

/** Puts a name in place of the key. */
type Hide = (text: string) => string;

function hideIn(headers: Readonly<Record<string, string>>, hide: Hide): Readonly<Record<string, string>> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hide(value)]));
}

/** A server may repeat the key, and a long text may be cut in the middle of it: then its last letters go. */
function hideInBody({ text, ...received }: Received, hide: Hide, key: string): Received {
	if (text === undefined) return received;
	return { ...received, text: hide(received.isCut && key !== "" ? text.slice(0, -key.length) : text) };
}

/** The scheme before the key stays, since it shows how the key is sent. */
function hideKey(name: string, value: string): string {
	if (!KEY_HEADERS.has(name)) return value;
	const [scheme = "", ...rest] = value.split(" ");
	return rest.length > 0 ? `${scheme} ${KEY_NAME}` : KEY_NAME;
}

function countBytes(body: BodyInit | null | undefined): number {
	if (typeof body === "string") return new Blob([body]).size;
	if (body instanceof Blob) return body.size;
	if (!(body instanceof FormData)) return 0;
	const fields = [...body.values()].map((field) => (typeof field === "string" ? field.length : field.size));
	return fields.reduce((sum, size) => sum + size, 0);
}

function toRecord(headers: Headers): Readonly<Record<string, string>> {
	return Object.fromEntries(headers.entries());
}
