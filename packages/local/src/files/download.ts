import { Problem } from "../lib/problem.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import { checkHash } from "./check-hash.ts";
import type { FileFacts } from "./listing.ts";
import { receiveBytes, type ReceivedBytes } from "./received-bytes.ts";
import { release, request, type Requests, unexpected } from "./request.ts";

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

/** Most requests for one file. */
const MOST_TRIES = 4;
/** Milliseconds before the second request; each further pause is twice as long. */
const FIRST_PAUSE_MS = 250;
/** Statuses of a host that may work again soon. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/**
 * A whole file, checked against its size and hash. Where the connection breaks, the rest is fetched in a further request,
 * and a host that is busy is asked again; at most four requests in all. An abort closes the connection.
 * @throws Problem `offline` for a connection that stays broken, `broken-file` for a file that is not what the list says
 */
export async function download(file: Download): Promise<Uint8Array<ArrayBuffer>> {
	const received = receiveBytes(file.facts.isExact ? file.facts.bytes : undefined);
	for (let tries = 1; ; tries += 1) {
		const problem = await receive(received, file);
		if (!problem) return check(received, file);
		if (tries === MOST_TRIES) throw problem;
		const pause = FIRST_PAUSE_MS * 2 ** (tries - 1);
		await untilAborted(new Promise((resolve) => setTimeout(resolve, pause)), file.requests.signal);
	}
}

/** Fetches what is missing of a file. Returns a problem that may pass: a busy host, or a connection that broke. */
async function receive(received: ReceivedBytes, file: Download): Promise<Problem | undefined> {
	const { url, model, path, facts, requests, onBytes } = file;
	const had = received.count();
	const response = await request(url, model, {
		...requests,
		headers: had > 0 ? { range: `bytes=${had}-` } : {},
	});
	if (!response.ok) {
		release(response);
		const problem = unexpected(url, model, response.status);
		if (PASSING.has(response.status)) return problem;
		throw problem;
	}
	if (had > 0 && response.status !== 206) {
		received.clear();
		onBytes(-had);
	}
	const reader = response.body?.getReader();
	try {
		for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
			received.add(part.value);
			onBytes(part.value.byteLength);
			if (facts.isExact && received.count() > facts.bytes) {
				reader?.cancel().catch(() => undefined); // the file is given up already
				break;
			}
		}
		return undefined;
	} catch (cause) {
		requests.signal.throwIfAborted();
		return new Problem(
			"offline",
			`The connection to ${new URL(url).host} broke while ${path} of ${model} was fetched. Check the connection; what is kept on this device already stays.`,
			{ cause },
		);
	}
}

async function check(
	received: ReceivedBytes,
	{ model, path, facts }: Download,
): Promise<Uint8Array<ArrayBuffer>> {
	const count = received.count();
	if (count < facts.bytes || (facts.isExact && count !== facts.bytes)) {
		throw new Problem(
			"broken-file",
			`The file ${path} of ${model} has ${count} bytes in place of ${facts.bytes}. It was not kept; try again.`,
		);
	}
	const bytes = received.whole();
	if (await checkHash(bytes, facts)) return bytes;
	throw new Problem(
		"broken-file",
		`The file ${path} of ${model} is not the one that its hub lists: the hash differs. It was not kept; try again.`,
	);
}
