/** Most redirects in a row, as browsers count. */
const MOST_REDIRECTS = 20;

/**
 * Fetches and follows redirects as the Fetch standard does: 303 (and 301, 302 after POST) continue with GET and no
 * body, 307 and 308 repeat the body, and the `Authorization` header does not follow to another origin.
 */
export async function followRedirects(
	request: Request,
	body: ArrayBuffer | undefined,
	send: (request: Request) => Promise<Response>,
): Promise<Response> {
	let current = request;
	let payload = body;
	for (let count = 0; count <= MOST_REDIRECTS; count++) {
		const response = await send(current);
		const location = response.headers.get("location");
		if (
			location === null ||
			response.status < 300 ||
			response.status > 399 ||
			request.redirect === "manual"
		) {
			return describe(response, current.url, count > 0);
		}
		if (request.redirect === "error") throw new TypeError("fetch failed: unexpected redirect");
		const target = new URL(location, current.url);
		const turnsToGet = response.status === 303 || (response.status < 303 && current.method === "POST");
		const headers = new Headers(current.headers);
		if (turnsToGet) {
			payload = undefined;
			for (const name of ["content-type", "content-length"]) headers.delete(name);
		}
		if (target.origin !== new URL(current.url).origin) headers.delete("authorization");
		current = new Request(target, {
			method: turnsToGet ? "GET" : current.method,
			headers,
			signal: request.signal,
			...(payload === undefined ? {} : { body: payload }),
		});
	}
	throw new TypeError("fetch failed: redirect count exceeded");
}

/** Sets the `url` and `redirected` that a response from the network would have. */
function describe(response: Response, url: string, redirected: boolean): Response {
	return Object.defineProperties(response, {
		url: { value: url, configurable: true },
		redirected: { value: redirected, configurable: true },
	});
}
