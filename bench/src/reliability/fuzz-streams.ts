import { chatCompletionStream } from "@pusula/inference/core";
import { groq } from "@pusula/inference/providers/groq";
import type { ReliabilityRecord, Zeros } from "./record.ts";
import { readEvents } from "./read-events.ts";
import { pick, seeded } from "./seeded.ts";

const LINE_ENDS = ["\n", "\r\n", "\r"];
const LETTERS = ["a", "ğ", "İ", "🦊", "\u2028", '"', "\\", "\n", ":", " ", "\ufeff", "\0", "data: ", "漢"];
const NOISE = [
	":",
	": ping",
	"id: 7",
	"id: a\0b",
	"retry: 10",
	"retry: x",
	"unknown: 1",
	"nothing",
	":data: {}",
];

export type StreamFigures = ReliabilityRecord["streams"];

/**
 * Sends streams of random events through the client, cut at random bytes, and compares what it yields with what an
 * independent reader finds in the whole; counts into `zeros` what differs.
 */
export async function fuzzStreams(seed: number, count: number, zeros: Zeros): Promise<StreamFigures> {
	const random = seeded(seed);
	let events = 0;
	let chunks = 0;
	for (let index = 0; index < count; index++) {
		const bytes = new TextEncoder().encode(makeStream(random));
		const cut = cutUp(bytes, random);
		const wanted = readEvents(bytes).flatMap(toContent);
		const found = await readThroughClient(cut).catch((error: unknown) => [String(error)]);
		if (JSON.stringify(found) !== JSON.stringify(wanted)) zeros.wrongStreams += 1;
		events += wanted.length;
		chunks += cut.length;
	}
	return { count, events, chunks };
}

/** A chat stream with every freedom that the format leaves: line ends, comments, fields, data over several lines. */
function makeStream(random: () => number): string {
	const end = pick(LINE_ENDS, random);
	const start = random() < 0.2 ? "\ufeff" : "";
	const list = Array.from({ length: 1 + Math.floor(random() * 12) }, () => makeEvent(random));
	return `${start}${[...list, [makeData("", "stop")], ["data: [DONE]"]].map((lines) => lines.map((line) => line + pickEnd(end, random)).join("") + end).join("")}`;
}

/** Mostly the stream's own line end; CR before LF would be another line end, so CR keeps to itself. */
function pickEnd(end: string, random: () => number): string {
	return end === "\r" || random() < 0.8 ? end : "\r\n";
}

function makeEvent(random: () => number): string[] {
	const content = Array.from({ length: Math.floor(random() * 20) }, () => pick(LETTERS, random)).join("");
	const noise = Array.from({ length: Math.floor(random() * 3) }, () => pick(NOISE, random));
	const data = makeData(content, null);
	const lines = random() < 0.3 ? splitData(data) : [random() < 0.5 ? data : data.replace("data: ", "data:")];
	return random() < 0.5 ? [...noise, ...lines] : [...lines, ...noise];
}

function makeData(content: string, finish: string | null): string {
	const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
	return `data: ${JSON.stringify({ id: "1", created: 1, model: "m", choices })}`;
}

/** The same JSON over several lines: it may be broken where a blank may occur. */
function splitData(line: string): string[] {
	const value: unknown = JSON.parse(line.slice(6));
	return JSON.stringify(value, null, 1)
		.split("\n")
		.map((part) => `data: ${part}`);
}

function cutUp(bytes: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer>[] {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	const most = pick([1, 3, 17, 200, 5000], random);
	for (let at = 0; at < bytes.length;) {
		const size = 1 + Math.floor(random() * most);
		chunks.push(bytes.subarray(at, at + size));
		at += size;
	}
	return chunks;
}

async function readThroughClient(chunks: readonly Uint8Array<ArrayBuffer>[]): Promise<string[]> {
	const source = chunks[Symbol.iterator]();
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const { done, value } = source.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	});
	const fetch = (): Promise<Response> =>
		Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
	const messages = [{ role: "user", content: "x" }];
	const found: string[] = [];
	for await (const chunk of chatCompletionStream(
		{ provider: groq, accessToken: "key", model: "m", messages },
		{ fetch },
	))
		found.push(chunk.choices[0]?.delta.content ?? "");
	return found;
}

function toContent(data: string): string[] {
	if (data === "[DONE]") return [];
	const { choices } = JSON.parse(data) as { choices: { delta: { content: string } }[] }; // made above
	return choices.map(({ delta }) => delta.content);
}
