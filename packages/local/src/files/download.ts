import { Problem } from "../lib/problem.ts";
import { checkHash } from "./check-hash.ts";
import type { FileFacts } from "./listing.ts";
import { receiveBytes, type ReceivedBytes } from "./received-bytes.ts";
import { readBody, release, request, type Requests, unexpected, withRetries } from "./request.ts";

/** A file to fetch. */
export interface Download {
	readonly url: string;
	readonly model: string;
	readonly path: string;
	readonly facts: FileFacts;
	readonly requests: Requests;
	/** Called for each piece with its size; with a negative one where what had come is fetched again. */
	readonly onBytes: (bytes: number) => void;
}

/**
 * A whole file, checked against its size and hash. Where the connection breaks or falls silent, the rest is fetched in a
 * further request, and a host that is busy is asked again; at most four requests in all. An abort closes the connection.
 * @throws Problem `offline` for a connection that stays broken, `broken-file` for a file that is not what the list says
 */
export async function download(file: Download): Promise<Uint8Array<ArrayBuffer>> {
	const { bytes, isExact } = file.facts;
	const received = receiveBytes(isExact ? bytes : undefined);
	await withRetries(() => receive(received, file), file.requests);
	return check(received, file);
}

/** Fetches what is missing of a file; all of it where its exact size is not known, for then no part can be asked for. */
async function receive(received: ReceivedBytes, file: Download): Promise<void> {
	const { url, model, path, facts, requests, onBytes } = file;
	const { bytes = 0, isExact } = facts;
	const had = received.count();
	if (isExact && had > 0 && had >= bytes) return; // the connection broke behind the last byte
	const response = await request(url, model, {
		...requests,
		headers: isExact && had > 0 ? { range: `bytes=${had}-` } : {},
	});
	if (!response.ok) {
		release(response);
		if (response.status === 416) return; // the host has no more of the file: its size is checked
		throw unexpected(url, model, response.status);
	}
	if (had > 0 && response.status !== 206) {
		received.clear();
		onBytes(-had);
	}
	await readBody(response, `${path} of ${model}`, requests, (piece) => {
		received.add(piece);
		onBytes(piece.byteLength);
		return isExact && received.count() > bytes;
	});
}

async function check(
	received: ReceivedBytes,
	{ model, path, facts }: Download,
): Promise<Uint8Array<ArrayBuffer>> {
	const count = received.count();
	const { bytes: expected = 0, isExact } = facts;
	const isWhole = isExact ? count === expected : count >= expected;
	const bytes = received.whole();
	if (isWhole && (await checkHash(bytes, facts))) return bytes;
	const reason = isWhole ? "the hash differs" : `it has ${count} bytes in place of ${expected}`;
	throw new Problem(
		"broken-file",
		`The file ${path} of ${model} is not the one that its host names: ${reason}. It was not kept; try again.`,
	);
}
