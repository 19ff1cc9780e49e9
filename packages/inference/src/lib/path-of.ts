import { rejectReply } from "./shape-error.ts";

/**
 * Path of a URL in a reply. Only the path is used, on the route's own host, so that the key cannot leave it. Only http and
 * https URLs have one: the path of others (`x:../../y`) keeps its dots and would lead out of the route.
 * @throws ShapeError for any other text
 */
export function pathOf(url: string): string {
	const { protocol, pathname } = URL.canParse(url) ? new URL(url) : { protocol: "", pathname: "" };
	if (protocol === "https:" || protocol === "http:") return pathname;
	return rejectReply(`Expected a URL, got ${JSON.stringify(url)}`);
}
