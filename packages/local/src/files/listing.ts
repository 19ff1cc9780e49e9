import type { Place } from "./place.ts";
import { release, request, type Requests, unexpected } from "./request.ts";

/** What is known of a file before it is fetched. */
export interface FileFacts {
	readonly bytes: number;
	/** Whether `bytes` is exact. A server that compresses text names the size of what it sends. */
	readonly isExact: boolean;
	/** Hash of the content, as the hub names it: SHA-256 of a large file, or the git id (SHA-1) of a small one. */
	readonly sha256?: string;
	readonly gitId?: string;
}

/** Facts of the files of a model by path; null for a file that is not there. */
export type Listing = Record<string, FileFacts | null>;

/** The hub's list of all files of a model; undefined where the hub has no such list. */
export async function fetchListing(
	{ model, listing }: Place,
	requests: Requests,
): Promise<Listing | undefined> {
	if (listing === undefined) return undefined;
	const response = await request(listing, model, requests);
	const reply: unknown = response.ok ? await response.json().catch(() => undefined) : release(response);
	if (!Array.isArray(reply)) return undefined;
	return Object.fromEntries(reply.flatMap(toEntry));
}

/**
 * The facts of one file, from the headers of its server; null where it is not there.
 * @throws Problem
 */
export async function fetchFacts(url: string, model: string, requests: Requests): Promise<FileFacts | null> {
	const asked = await request(url, model, { ...requests, method: "HEAD" }).catch(() => undefined);
	requests.signal.throwIfAborted();
	// A server may know no HEAD, and a service worker that keeps the file answers only GET.
	const response = asked?.ok ? asked : await request(url, model, requests);
	release(response);
	if (response.status === 404) return null;
	if (!response.ok) throw unexpected(url, model, response.status);
	const { headers } = response;
	return {
		bytes: Number(headers.get("content-length")),
		isExact: headers.has("content-length") && !headers.has("content-encoding") && !isText(url),
	};
}

/** True for a file that servers compress on the way. */
function isText(url: string): boolean {
	return /[.](json|txt|jinja|model)$/.test(new URL(url).pathname);
}

/** One entry of the hub's list: `{ type: "file", path, size, oid, lfs?: { oid } }`. */
function toEntry(entry: unknown): [path: string, facts: FileFacts][] {
	const { type, path, size, oid, lfs } = entry as Record<string, unknown>; // parsed JSON: every field is checked below
	if (type !== "file" || typeof path !== "string" || typeof size !== "number") return [];
	const sha256 = (lfs as { oid?: unknown } | undefined)?.oid;
	const facts = { bytes: size, isExact: true };
	if (typeof sha256 === "string") return [[path, { ...facts, sha256 }]];
	return [[path, typeof oid === "string" ? { ...facts, gitId: oid } : facts]];
}
