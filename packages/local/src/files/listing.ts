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
	/** Strong tag of the content (RFC 9110, section 8.8), where its host names no hash. */
	readonly etag?: string;
}

/** Facts of the files of a model by path; null for a file that is not there. */
export type Listing = Record<string, FileFacts | null>;

/** Most pages of a list; the hub puts a thousand files on each. */
const MOST_PAGES = 100;

/**
 * The hub's list of all files of a model; undefined for a plain folder, and where the hub responds with 404, which says that it
 * has no such list. Only the list holds the hashes, so every other failure is an error.
 * @throws Problem
 */
export async function fetchListing(
	{ model, listing }: Place,
	requests: Requests,
): Promise<Listing | undefined> {
	const pages: Listing[] = [];
	let url = listing;
	while (url !== undefined) {
		if (pages.length === MOST_PAGES) throw badList(model);
		const page = await fetchPage(url, model, requests);
		if (!page) return undefined;
		pages.push(page.files);
		url = page.next;
	}
	return listing && Object.assign({}, ...pages);
}

/**
 * The facts of one file, from the headers of its server; null where it is not there.
 * @throws Problem
 */
export function fetchFacts(url: string, model: string, requests: Requests): Promise<FileFacts | null> {
	return withRetries(async () => {
		const head = await request(url, model, { ...requests, method: "HEAD" }).catch(() => undefined);
		requests.signal.throwIfAborted();
		// A server may know no HEAD, and a service worker that keeps the file responds only to GET.
		const response = head?.ok ? head : await request(url, model, requests);
		const problem = response.ok ? release(response) : unexpected(url, model, response);
		if (problem?.status === 404) return null;
		if (problem) throw problem;
		const { headers } = response;
		const bytes = Number(headers.get("content-length")) || undefined;
		const isExact = bytes !== undefined && !headers.has("content-encoding") && !isText(url);
		const etag = headers.get("etag");
		return { bytes, isExact, ...(etag?.startsWith('"') && { etag }) };
	}, requests);
}

/** True for a file that servers compress on the way. */
function isText(url: string): boolean {
	return /[.](json|txt|jinja|model)$/.test(new URL(url).pathname);
}

/** One page of the hub's list, and the URL of the next. */
interface Page {
	readonly files: Listing;
	readonly next: string | undefined;
}

/** A page of the hub's list; undefined where there is none. */
function fetchPage(url: string, model: string, requests: Requests): Promise<Page | undefined> {
	return withRetries(async () => {
		const response = await request(url, model, requests);
		if (response.ok) {
			const next = nextOf(url, response.headers.get("link"));
			return { files: await readPage(response, model, requests), next };
		}
		const problem = unexpected(url, model, response);
		if (problem.status === 404) return undefined;
		throw problem;
	}, requests);
}

async function readPage(response: Response, model: string, requests: Requests): Promise<Listing> {
	const received = receiveBytes();
	await readBody(response, `the list of the files of ${model}`, requests, received.add);
	try {
		const list = JSON.parse(new TextDecoder().decode(received.whole())) as unknown[]; // checked entry by entry
		return Object.fromEntries(list.flatMap(toEntry));
	} catch (cause) {
		throw badList(model, cause);
	}
}

/** The URL of the next page: a mirror's own place, with the query that `Link: <…>; rel="next"` names. */
function nextOf(url: string, link: string | null): string | undefined {
	const [, next] = /<([^>]*)>[^,]*rel="?next/.exec(link ?? "") ?? [];
	return next === undefined ? undefined : new URL(new URL(next, url).search, url).href;
}

function badList(model: string, cause?: unknown): Problem {
	const words = `The Hub gave the list of the files of ${model} in a form that cannot be read.`;
	return new Problem("offline", words, { cause });
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
