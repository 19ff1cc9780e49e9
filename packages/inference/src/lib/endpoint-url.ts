/**
 * The address of an OpenAI-style route below a caller's endpoint, whatever form the endpoint was given in:
 * a bare host, `…/v1`, or the full path of either route; trailing slashes and a query string are kept out of the way.
 */
export function toCompletionsUrl(endpoint: URL, route: "chat/completions" | "completions"): string {
	const url = new URL(endpoint);
	const path = url.pathname.replace(/\/+$/, "");
	const base = path.replace(/\/(chat\/)?completions$/, "");
	url.pathname = base !== path || base.endsWith("/v1") ? `${base}/${route}` : `${base}/v1/${route}`;
	return url.href;
}

/** Whether an endpoint names an OpenAI-style route, so that text generation speaks that dialect there. */
export function isCompletionsUrl({ pathname }: URL): boolean {
	return /\/(v1|completions)\/*$/.test(pathname);
}
