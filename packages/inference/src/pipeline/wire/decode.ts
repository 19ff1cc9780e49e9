import { NetworkError, OutputError } from "../../errors.ts";
import { toJsonError } from "../../lib/json-error.ts";
import type { Call } from "../../types/call.ts";
import type { HttpRequest } from "../../types/wire.ts";
import { sizeLimit, toThrown } from "../call.ts";
import { toApiError } from "./failure.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true });
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
	if (!response.ok)
		throw toApiError({ response, text: await readErrorText(response, call), request, call, message });
	const type = response.headers.get("content-type") ?? "";
	const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(type);
	const bytes = await readBytes(response, sizeLimit(call, isJson), call);
	if (!isJson) return new Blob([bytes], { type });
	try {
		return JSON.parse(UTF8.decode(bytes));
	} catch (error) {
		throw new OutputError("The answer says it is JSON but cannot be parsed.", {
			code: "bad-json",
			cause: toJsonError(error),
			status: response.status,
		});
	}
}

/** Body of a failed response as text, cut at a size that any message fits into. */
export async function readErrorText(response: Response, call: Call): Promise<string> {
	try {
		return new TextDecoder().decode(await readBytes(response, [MAX_ERROR_BYTES, ""], call));
	} catch (error) {
		// The status is known already: a broken or endless error body must not hide it.
		if (error instanceof OutputError || error instanceof NetworkError) return "";
		throw error;
	}
}

/**
 * A whole body as bytes. Stops reading, and closes the connection, once `limit` bytes are passed.
 * @throws OutputError code `too-large`; NetworkError for a connection that breaks
 */
export async function readBytes(
	response: Response,
	[limit, option]: ReturnType<typeof sizeLimit>,
	call: Call,
): Promise<Uint8Array<ArrayBuffer>> {
	const { body } = response;
	if (body === null) return new Uint8Array();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const reader = body.getReader();
	try {
		for (let read = await reader.read(); !read.done; read = await reader.read()) {
			size += read.value.byteLength;
			if (size > limit) throw tooLarge(limit, option);
			chunks.push(read.value);
		}
	} catch (error) {
		reader.cancel(error).catch(() => undefined); // already broken: the first error is the one to throw
		throw toThrown(error, call, "The connection broke while the answer was read.");
	}
	const [first] = chunks;
	return first && chunks.length === 1 ? first : join(chunks, size);
}

function tooLarge(limit: number, option: string): OutputError {
	return new OutputError(`The answer is larger than ${limit} bytes. Raise ${option} if that is expected.`, {
		code: "too-large",
	});
}

function join(chunks: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.byteLength;
	}
	return bytes;
}
