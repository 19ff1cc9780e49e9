import { NetworkError, OutputError } from "../../errors.ts";
import { toJsonError } from "../../lib/json-error.ts";
import type { Call } from "../../types/call.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { sizeLimit, toThrown } from "../call/call.ts";
import { toApiError } from "./failure.ts";

/** Most bytes read of an error body: enough for any message. */
const MAX_ERROR_BYTES = 1_048_576;

/**
 * A good response as what adapters read: parsed JSON, or a Blob for every other content type. `message` replaces the
 * message of the error for an error status.
 * @throws ApiError for an error status; OutputError for JSON that cannot be parsed or a body beyond the size limit.
 */
export async function decodeReply(
	response: Response,
	request: HttpRequest,
	call: Call,
	message?: string,
): Promise<unknown> {
	const { ok, status, headers } = response;
	if (!ok) throw toApiError({ response, text: await readErrorText(response, call), request, call, message });
	const type = headers.get("content-type") ?? "";
	const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(type);
	const pieces = await readPieces(response, sizeLimit(call, isJson), call);
	if (!isJson) return new Blob(pieces, { type });
	try {
		return JSON.parse(toText(pieces, true));
	} catch (error) {
		throw new OutputError("The answer says it is JSON but cannot be parsed.", {
			code: "bad-json",
			cause: toJsonError(error),
			status,
		});
	}
}

/** Body of a failed response as text, cut at a size that any message fits into. */
export async function readErrorText(response: Response, call: Call): Promise<string> {
	try {
		return toText(await readPieces(response, [MAX_ERROR_BYTES, ""], call));
	} catch (error) {
		// The status is known already: a broken or endless error body must not hide it.
		if (error instanceof OutputError || error instanceof NetworkError) return "";
		throw error;
	}
}

/**
 * A whole body in its pieces. Stops reading, and closes the connection, once `limit` bytes are passed.
 * @throws OutputError code `too-large`; NetworkError for a connection that breaks
 */
export async function readPieces(
	{ body }: Response,
	[limit, option]: ReturnType<typeof sizeLimit>,
	call: Call,
): Promise<Uint8Array<ArrayBuffer>[]> {
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	let left = limit;
	const reader = body?.getReader();
	try {
		for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
			left -= read.value.byteLength;
			if (left < 0) throw tooLarge(limit, option);
			pieces.push(read.value);
		}
	} catch (error) {
		reader?.cancel(error).catch(() => undefined); // already broken: the first error is the one to throw
		throw toThrown(error, call, "The connection broke while the answer was read.");
	}
	return pieces;
}

function tooLarge(limit: number, option: string): OutputError {
	return new OutputError(`The answer is larger than ${limit} bytes. Raise ${option} if that is expected.`, {
		code: "too-large",
	});
}

/** Pieces of UTF-8 as text. */
function toText(pieces: readonly Uint8Array<ArrayBuffer>[], fatal = false): string {
	const decoder = new TextDecoder("utf-8", { fatal });
	const last = pieces.length - 1;
	return pieces.map((piece, index) => decoder.decode(piece, { stream: index < last })).join("");
}
