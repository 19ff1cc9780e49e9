import { createParser } from "eventsource-parser";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { countChunks, toChunks } from "./event-stream.ts";
import { compare, type Side } from "./measure.ts";
import { overHttp } from "./over-http.ts";
import { CALL, CLIENTS, OPENAI, withLookup } from "./peers.ts";
import type { Row } from "./row.ts";

const EVENTS = 3000;
const ROUNDS = 61;
const WARM_UPS = 8;

/** Every way in which a stream may arrive: over a connection or from memory, in large chunks and in small ones. */
const MODES = [
	{ where: "over HTTP", bytes: 16_384, atLeast: 1.45 },
	{ where: "over HTTP", bytes: 1400, atLeast: 1 },
	{ where: "over HTTP", bytes: 0, atLeast: 1 },
	{ where: "from memory", bytes: 16_384, atLeast: 1 },
	{ where: "from memory", bytes: 1400, atLeast: 1 },
	{ where: "from memory", bytes: 0, atLeast: 1 },
] as const;

/** Streamed chat events a second, ours to each peer's, in every mode. */
export function measureStreaming(): Promise<readonly Row[]> {
	return overHttp(async (fetchBelow) => {
		const rows: Row[] = [];
		for (const { where, bytes, atLeast } of MODES) {
			const chunks = toChunks(EVENTS, bytes);
			const fetch =
				where === "over HTTP"
					? fetchBelow(`/stream/${EVENTS}/${bytes}`)
					: withLookup(
							() => new Response(toBody(chunks), { headers: { "content-type": "text/event-stream" } }),
						);
			const what = `streamed events a second, ${where}, ${bytes === 0 ? "an event" : `${bytes} B`} a write`;
			rows.push(...toRows(what, atLeast, await compare(listSides(fetch), ROUNDS, WARM_UPS)));
		}
		return rows;
	});
}

function toRows(
	what: string,
	atLeast: number,
	[ours, ...peers]: Awaited<ReturnType<typeof compare>>,
): readonly Row[] {
	const perSecond = (ms: number): string => `${Math.round(EVENTS / ms)}k`;
	const targets = [{ atLeast }, undefined, undefined, { atLeast: 1 }, undefined] as const;
	return peers.map((peer, index) => ({
		what,
		peer: peer.name,
		ratio: 1 / peer.wallRatio,
		target: targets[index],
		figures: `${perSecond(ours?.wallMs ?? Number.NaN)} : ${perSecond(peer.wallMs)}`,
	}));
}

function listSides(fetch: typeof globalThis.fetch): readonly Side[] {
	const respond = (): Promise<Response> =>
		fetch("https://api.groq.com/openai/v1/chat/completions", { method: "POST" });
	return [
		...[...CLIENTS, OPENAI].map(({ name, make }) => {
			const client = make(fetch);
			return { name, run: () => countChunks(client.chatCompletionStream(CALL), EVENTS) };
		}),
		{
			name: "fetch + eventsource-parser, as a stream",
			run: async () => countChunks(byParserStream(await respond()), EVENTS),
		},
		{ name: "fetch + eventsource-parser, callback only", run: async () => byCallback(await respond()) },
	];
}

/** The chunks as the body of a response, each as soon as it is pulled. */
function toBody(chunks: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
	let next = 0;
	return new ReadableStream({
		pull(controller) {
			const chunk = chunks[next++];
			if (chunk) controller.enqueue(chunk);
			else controller.close();
		},
	});
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
