import { createParser } from "eventsource-parser";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { compare } from "./measure.ts";
import { CALL, CLIENTS, OPENAI, withLookup } from "./peers.ts";
import type { Row } from "./row.ts";

const EVENTS = 40_000;

/** Streamed chat events a second, ours to each peer's, for network chunks of two sizes. */
export async function measureStreaming(): Promise<readonly Row[]> {
	const text = Array.from({ length: EVENTS }, (_, index) => toEvent(index)).join("") + "data: [DONE]\n\n";
	const bytes = new TextEncoder().encode(text);
	const rows: Row[] = [];
	for (const size of [1400, 16_384]) {
		const respond = (): Response => toStream(bytes, size);
		const sides = [
			...[...CLIENTS, OPENAI].map(({ name, make }) => {
				const client = make(withLookup(respond));
				return { name, run: () => countChunks(client.chatCompletionStream(CALL)) };
			}),
			{ name: "fetch + eventsource-parser, as a stream", run: () => countChunks(byParserStream(respond())) },
			{ name: "fetch + eventsource-parser, callback only", run: () => byCallback(respond()) },
		];
		const [ours, ...peers] = await compare(sides);
		const targets = [{ atLeast: 1.5 }, undefined, undefined, { atLeast: 1 }, undefined] as const;
		for (const [index, peer] of peers.entries()) {
			const perSecond = (ms: number): string => `${Math.round(EVENTS / ms)}k`;
			rows.push({
				what: `streamed events a second, ${size} B pieces`,
				peer: peer.name,
				ratio: peer.wallMs / (ours?.wallMs ?? Number.NaN),
				target: targets[index],
				figures: `${perSecond(ours?.wallMs ?? Number.NaN)} : ${perSecond(peer.wallMs)}`,
			});
		}
	}
	return rows;
}

function toEvent(index: number): string {
	const delta = { role: "assistant", content: ` kelime${index}` };
	const choice = { index: 0, delta, logprobs: null, finish_reason: index === EVENTS - 1 ? "stop" : null };
	return `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_760_000_000, model: "model", choices: [choice] })}\n\n`;
}

/** The response as one long event stream, in chunks of `size` bytes. */
function toStream(bytes: Uint8Array, size: number): Response {
	let at = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (at >= bytes.length) return controller.close();
			controller.enqueue(bytes.subarray(at, (at += size)));
		},
	});
	return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

async function countChunks(chunks: AsyncIterable<unknown>): Promise<void> {
	let count = 0;
	for await (const chunk of chunks) if (chunk) count++;
	if (count !== EVENTS) throw new Error(`expected ${EVENTS} chunks, got ${count}`);
}

/** The common way to read an event stream by hand: fetch, decode, parse, JSON. */
async function* byParserStream(response: Response): AsyncGenerator {
	const events = response.body
		?.pipeThrough(new TextDecoderStream())
		.pipeThrough(new EventSourceParserStream());
	for await (const { data } of events ?? []) {
		if (data === "[DONE]") return;
		yield JSON.parse(data);
	}
}

/** The quickest way with the parser alone: its callback, no iteration. */
async function byCallback(response: Response): Promise<void> {
	let count = 0;
	const parser = createParser({
		onEvent: ({ data }) => {
			if (data !== "[DONE]" && JSON.parse(data)) count++;
		},
	});
	const decoder = new TextDecoder();
	for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
	if (count !== EVENTS) throw new Error(`expected ${EVENTS} chunks, got ${count}`);
}
