import { rejectReply } from "./shape-error.ts";
import { parseUrl } from "./url.ts";

/**
 * Path of a URL in a reply. Only the path is used, on the route's own host, so that the key cannot leave it. Only http and
 * https URLs have one: the path of others (`x:../../y`) keeps its dots and would lead out of the route.
 * @throws ShapeError for any other text
 */
export function pathOf(url: string): string {
	const parsed = parseUrl(url);
	if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.pathname;
	return rejectReply(`Expected a URL, got ${JSON.stringify(url)}`);
}
