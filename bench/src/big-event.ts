import { createParser } from "eventsource-parser";
import { compare } from "./measure.ts";
import { CALL, CLIENTS, withLookup } from "./peers.ts";
import type { Row } from "./row.ts";

const SIZE = 16 * 1024 * 1024;
const CHUNK_BYTES = 65_536;

/** Time to read one event of 16 MiB that arrives in 64 KiB chunks. */
export async function measureBigEvent(): Promise<readonly Row[]> {
	const bytes = toBody();
	const ours = CLIENTS[0]?.make(withLookup(() => toStream(bytes)));
	const sides = [
		{
			name: "ours",
			run: async () => {
				let count = 0;
				for await (const chunk of ours?.chatCompletionStream(CALL) ?? []) if (chunk) count++;
				if (count !== 1) throw new Error(`expected one chunk, got ${count}`);
			},
		},
		{
			name: "eventsource-parser",
			run: async () => {
				let count = 0;
				const parser = createParser({
					onEvent: ({ data }) => {
						if (data !== "[DONE]" && JSON.parse(data)) count++;
					},
				});
				const decoder = new TextDecoder();
				for await (const chunk of toStream(bytes).body ?? [])
					parser.feed(decoder.decode(chunk, { stream: true }));
				if (count !== 1) throw new Error(`expected one event, got ${count}`);
			},
		},
	];
	const [mine, peer] = await compare(sides, 5);
	if (!mine || !peer) return [];
	return [
		{
			what: "one event of 16 MiB",
			peer: peer.name,
			ratio: peer.wallRatio,
			target: { atMost: 1.3 },
			figures: `${mine.wallMs.toFixed(0)} ms : ${peer.wallMs.toFixed(0)} ms`,
		},
	];
}

function toBody(): Uint8Array {
	const choice = { index: 0, delta: { content: "a".repeat(SIZE) }, finish_reason: "stop" };
	return new TextEncoder().encode(
		`data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices: [choice] })}\n\ndata: [DONE]\n\n`,
	);
}

function toStream(bytes: Uint8Array): Response {
	let at = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (at >= bytes.length) return controller.close();
			controller.enqueue(bytes.subarray(at, (at += CHUNK_BYTES)));
		},
	});
	return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
