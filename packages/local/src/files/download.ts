import { isBroken, Problem } from "../lib/problem.ts";
import { checkHash } from "./check-hash.ts";
import type { FileFacts } from "./listing.ts";
import type { Parts } from "./parts.ts";
import { receiveBytes, type ReceivedBytes } from "./received-bytes.ts";
import { readBody, release, request, type Requests, unexpected, withRetries } from "./request.ts";

/** A file to fetch. */
export interface Download {
	readonly url: string;
	readonly model: string;
	readonly path: string;
	readonly facts: FileFacts;
	readonly requests: Requests;
	/** Called for each chunk with its size; with a negative one where what had come is fetched again. */
	readonly onBytes: (bytes: number) => void;
	/** Where the chunks of a file lie until it is whole. Absent where a later call could not know that they are of one version. */
	readonly parts?: Parts | undefined;
}

/**
 * A whole file, checked against its size and hash. Where the connection breaks or falls silent, the rest is fetched in a
 * further request, and a request to a busy host is repeated; at most four requests in all. An abort closes the connection.
 * What an earlier call has kept of the file is not fetched again; its parts stay until the caller drops them.
 * @throws Problem `offline` for a connection that stays broken, `broken-model` for a file that is not what the list says
 */
export async function download(file: Download): Promise<Uint8Array<ArrayBuffer>> {
	const { bytes, isExact } = file.facts;
	const received = receiveBytes(isExact ? bytes : undefined);
	const { requests, parts } = file;
	await parts?.restore(received.add);
	try {
		await withRetries(() => receive(received, file), requests);
		return await check(received, file);
	} catch (error) {
		await (isBroken(error) ? parts?.drop() : parts?.keepRest(received.whole()));
		throw error;
	}
}

/** Fetches what is missing of a file; all of it where its exact size is not known, for then no part can be requested. */
async function receive(received: ReceivedBytes, file: Download): Promise<void> {
	const { url, model, path, facts, requests, onBytes, parts } = file;
	const { bytes = 0, isExact, etag } = facts;
	const had = received.count();
	if (isExact && had > 0 && had >= bytes) return; // the connection broke behind the last byte
	// No If-Range: browsers send a preflight for it, and not every host accepts that. The tag is compared here.
	const response = await request(url, model, {
		...requests,
		headers: isExact && had > 0 ? { range: `bytes=${had}-` } : {},
	});
	if (!response.ok) {
		const problem = unexpected(url, model, response);
		if (problem.status === 416) return; // the host has no more of the file: its size is checked
		throw problem;
	}
	const isChanged = etag !== undefined && (response.headers.get("etag") ?? etag) !== etag;
	// Browsers hide the range of another origin; then the hash or the size of the whole file is what is checked.
	const range = response.status === 206 ? response.headers.get("content-range") : null;
	const isOther = range !== null && !new RegExp(`^bytes ${had}-\\d+/(${bytes}|\\*)$`).test(range);
	if (isChanged || isOther) {
		release(response);
		throw broken(file, isChanged ? "it has changed since" : `byte ${had} was requested, and ${range} came`);
	}
	if (had > 0 && response.status !== 206) {
		received.clear();
		onBytes(-had);
		await parts?.drop();
	}
	await readBody(response, `${path} of ${model}`, requests, (chunk) => {
		received.add(chunk);
		onBytes(chunk.byteLength);
		parts?.keep(received.whole());
		return isExact && received.count() > bytes;
	});
}

async function check(received: ReceivedBytes, file: Download): Promise<Uint8Array<ArrayBuffer>> {
	const count = received.count();
	const { bytes: expected = 0, isExact } = file.facts;
	const isWhole = isExact ? count === expected : count >= expected;
	const bytes = received.whole();
	if (isWhole && (await checkHash(bytes, file.facts))) return bytes;
	throw broken(file, isWhole ? "the hash differs" : `it has ${count} bytes in place of ${expected}`);
}

function broken({ model, path }: Download, reason: string): Problem {
	return new Problem(
		"broken-model",
		`The file ${path} of ${model} is not the one that its host names: ${reason}. Try again.`,
	);
}
