import { trimSlashes } from "./url.ts";

/** Routes of the OpenAI dialect, below the URL that ends in `/v1`. */
const ROUTES = [
	"chat/completions",
	"completions",
	"embeddings",
	"images/generations",
	"audio/transcriptions",
] as const;

/** A route of the OpenAI dialect. */
export type OpenaiRoute = (typeof ROUTES)[number];

const ROUTE = new RegExp(`/(?:${ROUTES.join("|")})$`);

/**
 * The URL of an OpenAI-style route below a caller's endpoint, whatever form the endpoint has:
 * a bare host, `…/v1`, or the full path of any route; trailing slashes and a query string are kept out of the way.
 */
export function toOpenaiUrl(endpoint: URL, route: OpenaiRoute): string {
	const url = new URL(endpoint);
	const path = trimSlashes(url.pathname);
	const base = path.replace(ROUTE, "");
	url.pathname = base !== path || base.endsWith("/v1") ? `${base}/${route}` : `${base}/v1/${route}`;
	return url.href;
}

/** True when an endpoint ends in `/v1` or an OpenAI-style route: tasks of that dialect use it there. */
export function isOpenaiUrl({ pathname }: URL): boolean {
	const path = trimSlashes(pathname);
	return path.endsWith("/v1") || ROUTE.test(path);
}
