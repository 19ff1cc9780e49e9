const ENCODER = new TextEncoder();

/** The chunks in which a stream of so many events is sent: each of `bytes`, or one event each where that is 0. */
export function toChunks(count: number, bytes: number): readonly Uint8Array<ArrayBuffer>[] {
	const events = listEvents(count);
	if (bytes === 0) return events.map((event) => ENCODER.encode(event));
	const all = ENCODER.encode(events.join(""));
	return Array.from({ length: Math.ceil(all.length / bytes) }, (_, index) =>
		all.subarray(index * bytes, (index + 1) * bytes),
	);
}

/** Reads a stream to its end. Throws where chunks are missing. */
export async function countChunks(chunks: AsyncIterable<unknown>, expected: number): Promise<void> {
	let count = 0;
	for await (const chunk of chunks) if (chunk) count++;
	if (count !== expected) throw new Error(`expected ${expected} chunks, got ${count}`);
}

/** A chat stream of so many events as text, one string an event; the last two end it. */
function listEvents(count: number): readonly string[] {
	return [...Array.from({ length: count }, (_, index) => toEvent(index, count)), "data: [DONE]\n\n"];
}

function toEvent(index: number, count: number): string {
	const delta = { role: "assistant", content: ` kelime${index}` };
	const choice = { index: 0, delta, logprobs: null, finish_reason: index === count - 1 ? "stop" : null };
	return `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_760_000_000, model: "model", choices: [choice] })}\n\n`;
}
