/** A raw body, as far as it was read. */
export interface Received {
	/** Media type without parameters; empty where the server names none. */
	readonly type: string;
	/** Bytes that came. */
	readonly bytes: number;
	/** The raw text, its beginning where it is long; absent for pictures, sounds and other files. */
	readonly text?: string;
	/** There is more text than `text` holds. */
	readonly isCut: boolean;
	/** The server has sent it to its end; false when the reader stopped, or the connection broke. */
	readonly isWhole: boolean;
}

/** Most of a text that is kept, in bytes. */
const MOST_KEPT = 256_000;

const TEXTS = /^text\/|[/+](?:json|xml|x-ndjson|x-www-form-urlencoded|javascript)$/;

/**
 * The same response, read at the same pace, with a report of its body when it has ended: whole, cancelled, or broken. A
 * response without a body is returned unchanged; the new one has no URL.
 */
export function watchBody(response: Response, onEnd: (received: Received) => void): Response {
	const { body, status, statusText, headers } = response;
	if (!body) return response;
	const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const kept = keepBeginning(type);
	const reader = body.getReader();
	const end = (isWhole: boolean): void => onEnd({ type, isWhole, ...kept.read() });
	const stream = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				try {
					const { done, value } = await reader.read();
					if (value) {
						kept.add(value);
						controller.enqueue(value);
					}
					if (!done) return;
					controller.close();
					end(true);
				} catch (error) {
					controller.error(error);
					end(false);
				}
			},
			async cancel(reason) {
				end(false);
				await reader.cancel(reason);
			},
		},
		{ highWaterMark: 0 },
	);
	return new Response(stream, { status, statusText, headers });
}

/** Counts bytes and keeps the first of a text. */
function keepBeginning(type: string) {
	const isText = TEXTS.test(type);
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = "";
	return {
		add(chunk: Uint8Array): void {
			const room = MOST_KEPT - bytes;
			if (isText && room > 0) text += decoder.decode(chunk.subarray(0, room), { stream: true });
			bytes += chunk.length;
		},
		read: (): Pick<Received, "bytes" | "text" | "isCut"> => ({
			bytes,
			isCut: isText && bytes > MOST_KEPT,
			...(isText && { text }),
		}),
	};
}
