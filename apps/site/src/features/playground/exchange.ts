/** One request of a call and its answer, as they went over the wire. The key is not in it. */
export interface Exchange {
	readonly method: string;
	readonly url: string;
	/** Header names in lower case; where the key stood, only the name of a variable stands. */
	readonly headers: Readonly<Record<string, string>>;
	/** The body where it is text. */
	readonly body?: string | undefined;
	/** Absent when no answer came. */
	readonly status?: number | undefined;
	readonly responseHeaders?: Readonly<Record<string, string>> | undefined;
	/** Milliseconds from the request to the headers of the answer. */
	readonly tookMs: number;
}

/** Headers that carry keys, with what is shown in their place. */
const KEY_HEADERS: Readonly<Record<string, string>> = {
	authorization: "$API_KEY",
	"x-api-key": "$API_KEY",
	"x-key": "$API_KEY",
	"api-key": "$API_KEY",
};

/** A `fetch` that tells of each request when its answer begins. Keys are left out of what it tells. */
export function recordExchanges(inner: typeof fetch, onExchange: (exchange: Exchange) => void): typeof fetch {
	return async (input, init) => {
		const started = performance.now();
		const sent = describeSent(input, init);
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

function describeSent(input: RequestInfo | URL, init: RequestInit = {}): Omit<Exchange, "tookMs"> {
	const from = input instanceof Request ? input : undefined;
	const headers = toRecord(new Headers(init.headers ?? from?.headers));
	const shown = Object.entries(headers).map(([name, value]) => [name, hideKey(name, value)] as const);
	const { body } = init;
	return {
		method: init.method ?? from?.method ?? "GET",
		url: input instanceof Request ? input.url : input instanceof URL ? input.href : input,
		headers: Object.fromEntries(shown),
		...(typeof body === "string" && { body }),
	};
}

/** The word before the key stays, since it tells how the key is sent. */
function hideKey(name: string, value: string): string {
	const shown = KEY_HEADERS[name];
	if (!shown) return value;
	const [scheme = "", ...rest] = value.split(" ");
	return rest.length > 0 ? `${scheme} ${shown}` : shown;
}

function toRecord(headers: Headers): Readonly<Record<string, string>> {
	return Object.fromEntries(headers.entries());
}
