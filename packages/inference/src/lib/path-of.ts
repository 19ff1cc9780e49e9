import { rejectReply } from "./shape-error.ts";

/** Path of a URL in a reply. Only the path is used, on the route's own host, so that the key cannot leave it. */
export function pathOf(url: string): string {
	return URL.canParse(url)
		? new URL(url).pathname
		: rejectReply(`Expected an address, got ${JSON.stringify(url)}`);
}
