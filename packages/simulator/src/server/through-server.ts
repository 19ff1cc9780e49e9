import { isKnownHost } from "../platform/find-dialect.ts";

/**
 * A `fetch` that sends requests for known hosts to a served simulator: `https://api.groq.com/x` becomes
 * `<serverUrl>/api.groq.com/x`. Requests to other hosts are sent unchanged.
 * @param serverUrl URL of the served simulator, e.g. `http://127.0.0.1:4321`
 * @param send sends the rewritten request; default: the global `fetch`
 * @example
 * import { InferenceClient } from "@pusula/inference";
 *
 * const client = new InferenceClient("hf_example", { fetch: throughServer("http://127.0.0.1:4321") });
 */
export function throughServer(serverUrl: string, send: typeof fetch = fetch): typeof fetch {
	const base = withoutLastSlashes(serverUrl);
	return (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input);
		if (url.protocol !== "https:" || !isKnownHost(url.host)) return send(input, init);
		const target = `${base}/${url.host}${url.pathname}${url.search}`;
		return input instanceof Request ? send(new Request(target, input), init) : send(target, init);
	};
}

function withoutLastSlashes(url: string): string {
	let end = url.length;
	while (url[end - 1] === "/") end--;
	return url.slice(0, end);
}
