import { Problem } from "../lib/problem.ts";
import type { Place } from "./place.ts";
import { receiveBytes } from "./received-bytes.ts";
import { readBody, release, request, type Requests, unexpected, withRetries } from "./request.ts";

/** What is known of a file before it is fetched. */
export interface FileFacts {
	/** Size; undefined where its server names none. */
	readonly bytes: number | undefined;
	/** Whether `bytes` is exact. A server that compresses text names the size of what it sends. */
	readonly isExact: boolean;
	/** Hash of the content, as the hub names it: SHA-256 of a large file, or the git id (SHA-1) of a small one. */
	readonly sha256?: string;
	readonly gitId?: string;
}

/** Facts of the files of a model by path; null for a file that is not there. */
export type Listing = Record<string, FileFacts | null>;

/**
 * The hub's list of all files of a model; undefined for a plain folder, and where the hub answers 404, which says that it
 * has no such list. Only the list holds the hashes, so every other failure is an error.
 * @throws Problem
 */
export async function fetchListing(
	{ model, listing }: Place,
	requests: Requests,
): Promise<Listing | undefined> {
	if (listing === undefined) return undefined;
	return withRetries(async () => {
		const response = await request(listing, model, requests);
		if (response.ok) return readListing(response, model, requests);
		release(response);
		if (response.status === 404) return undefined;
		throw unexpected(listing, model, response.status);
	}, requests);
}

/**
 * The facts of one file, from the headers of its server; null where it is not there.
 * @throws Problem
 */
export function fetchFacts(url: string, model: string, requests: Requests): Promise<FileFacts | null> {
	return withRetries(async () => {
		const head = await request(url, model, { ...requests, method: "HEAD" }).catch(() => undefined);
		requests.signal.throwIfAborted();
		// A server may know no HEAD, and a service worker that keeps the file answers only GET.
		const response = head?.ok ? head : await request(url, model, requests);
		release(response);
		if (response.status === 404) return null;
		if (!response.ok) throw unexpected(url, model, response.status);
		const { headers } = response;
		const bytes = Number(headers.get("content-length")) || undefined;
		return {
			bytes,
			isExact: bytes !== undefined && !headers.has("content-encoding") && !isText(url),
		};
	}, requests);
}

/** True for a file that servers compress on the way. */
function isText(url: string): boolean {
	return /[.](json|txt|jinja|model)$/.test(new URL(url).pathname);
}

async function readListing(response: Response, model: string, requests: Requests): Promise<Listing> {
	const what = `the list of the files of ${model}`;
	const received = receiveBytes(undefined);
	await readBody(response, what, requests, received.add);
	try {
		const list = JSON.parse(new TextDecoder().decode(received.whole())) as unknown[]; // checked entry by entry
		return Object.fromEntries(list.flatMap(toEntry));
	} catch (cause) {
		throw new Problem("offline", `The hub gave ${what} cut short or in another form. Try again later.`, {
			cause,
		});
	}
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
