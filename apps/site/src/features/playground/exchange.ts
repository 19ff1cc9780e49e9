/** One request of a call and its answer, as they went over the wire. The key is not in it. */
export interface Exchange {
	readonly method: string;
	readonly url: string;
	/** Header names in lower case; where the key stood, only the name of a variable stands. */
	readonly headers: Readonly<Record<string, string>>;
	/** The body where it is text. */
	readonly body?: string | undefined;
	/** Bytes of the body, where they can be counted before it is sent. */
	readonly sentBytes: number;
	/** Absent when no answer came. */
	readonly status?: number | undefined;
	/** A page is shown only those that the server names in `Access-Control-Expose-Headers`. */
	readonly responseHeaders?: Readonly<Record<string, string>> | undefined;
	/** Milliseconds from the request to the headers of the answer. */
	readonly tookMs: number;
}

/** What stands in place of a key. */
const KEY_NAME = "$API_KEY";

/** Headers that carry keys. */
const KEY_HEADERS: ReadonlySet<string> = new Set(["authorization", "x-api-key", "x-key", "api-key"]);

/** A `fetch` that tells of each request when it is sent and when its answer begins. The key is left out of what it tells. */
export function recordExchanges(
	inner: typeof fetch,
	onExchange: (exchange: Exchange) => void,
	{
		key = "",
		onSend,
	}: { readonly key?: string; readonly onSend?: ((sentBytes: number) => void) | undefined } = {},
): typeof fetch {
	return async (input, init) => {
		const started = performance.now();
		const sent = describeSent(input, init, key);
		onSend?.(sent.sentBytes);
		try {
			const response = await inner(input, init);
			const tookMs = performance.now() - started;
			onExchange({ ...sent, status: response.status, responseHeaders: toRecord(response.headers), tookMs });
			return response;
		} catch (error) {
			onExchange({ ...sent, tookMs: performance.now() - started });
			throw error;
		}
	};
}

function describeSent(
	input: RequestInfo | URL,
	init: RequestInit = {},
	key: string,
): Omit<Exchange, "tookMs"> {
	const from = input instanceof Request ? input : undefined;
	const hide = (text: string): string => (key === "" ? text : text.replaceAll(key, KEY_NAME));
	const headers = Object.entries(toRecord(new Headers(init.headers ?? from?.headers)));
	const shown = headers.map(([name, value]) => [name, hide(hideKey(name, value))] as const);
	const { body } = init;
	return {
		method: init.method ?? from?.method ?? "GET",
		url: hide(input instanceof Request ? input.url : input instanceof URL ? input.href : input),
		headers: Object.fromEntries(shown),
		sentBytes: countBytes(body),
		...(typeof body === "string" && { body: hide(body) }),
	};
}

/** The word before the key stays, since it tells how the key is sent. */
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
