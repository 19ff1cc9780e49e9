import { Problem } from "../problem.ts";
import { checkHash } from "./check-hash.ts";
import type { FileFacts } from "./listing.ts";
import { request, unexpected } from "./request.ts";

/** A file to fetch. */
export interface Download {
	readonly url: string;
	readonly model: string;
	readonly path: string;
	readonly facts: FileFacts;
	readonly signal: AbortSignal;
	/** Called for each piece with its size. */
	readonly onBytes: (bytes: number) => void;
}

/**
 * A whole file, checked against its size and hash. An abort closes the connection.
 * @throws Problem `offline` for a connection that breaks, `broken-file` for a file that is not what the list says
 */
export async function download(file: Download): Promise<Uint8Array<ArrayBuffer>> {
	const { url, model, path, facts, signal } = file;
	const response = await request(url, model, { signal });
	if (!response.ok) throw unexpected(url, model, response.status);
	const pieces = await readPieces(response, file);
	const bytes = join(pieces);
	const isShort = bytes.byteLength < facts.bytes;
	if (isShort || (facts.isExact && bytes.byteLength !== facts.bytes)) {
		throw new Problem(
			"broken-file",
			`The file ${path} of ${model} has ${bytes.byteLength} bytes in place of ${facts.bytes}. It was not kept; try again.`,
		);
	}
	if (!(await checkHash(bytes, facts))) {
		throw new Problem(
			"broken-file",
			`The file ${path} of ${model} is not the one that its hub lists: the hash differs. It was not kept; try again.`,
		);
	}
	return bytes;
}

async function readPieces(
	{ body }: Response,
	{ url, model, path, facts, signal, onBytes }: Download,
): Promise<Uint8Array[]> {
	const reader = body?.getReader();
	const pieces: Uint8Array[] = [];
	let size = 0;
	try {
		for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
			size += part.value.byteLength;
			if (facts.isExact && size > facts.bytes) {
				reader?.cancel().catch(() => undefined); // the file is given up already
				break;
			}
			pieces.push(part.value);
			onBytes(part.value.byteLength);
		}
	} catch (cause) {
		signal.throwIfAborted();
		throw new Problem(
			"offline",
			`The connection to ${new URL(url).host} broke while ${path} of ${model} was fetched. Try again: files that are whole stay.`,
			{ cause },
		);
	}
	return pieces;
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
	let at = 0;
	for (const piece of pieces) {
		bytes.set(piece, at);
		at += piece.byteLength;
	}
	return bytes;
}
