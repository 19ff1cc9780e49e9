import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventDecoder, EventTooLarge, type ServerSentEvent } from "./sse.ts";

const encoder = new TextEncoder();
const LIMIT = 1_000_000;

type Expected = Partial<ServerSentEvent>;

function decode(chunks: readonly Uint8Array[], limit = LIMIT): ServerSentEvent[] {
	const decoder = eventDecoder(limit);
	return chunks.flatMap((chunk) => [...decoder.push(chunk)]);
}

/** Cuts bytes at the places. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
	const borders = [0, ...places.toSorted((a, b) => a - b), bytes.length];
	return borders.slice(1).map((end, index) => bytes.subarray(borders[index], end));
}

/** The bytes of a stream, and the events that must be decoded from them. Fields not named are empty. */
const CASES: readonly (readonly [string, string, readonly Expected[]])[] = [
	["one event", "data: a\n\n", [{ data: "a" }]],
	["events one after another", "data: a\n\ndata: b\n\n", [{ data: "a" }, { data: "b" }]],
	["lines that end with CR", "data: a\r\rdata: b\r\r", [{ data: "a" }, { data: "b" }]],
	["lines that end with CRLF", "data: a\r\n\r\ndata: b\r\n\r\n", [{ data: "a" }, { data: "b" }]],
	["line ends of all three kinds", "data: a\rdata: b\r\ndata: c\n\r\n", [{ data: "a\nb\nc" }]],
	["LF CR as two line ends", "data: a\n\rdata: b\n\n", [{ data: "a" }, { data: "b" }]],
	["a byte order mark at the start", "\uFEFFdata: a\n\n", [{ data: "a" }]],
	["a second byte order mark as part of a name", "\uFEFF\uFEFFdata: a\n\ndata: b\n\n", [{ data: "b" }]],
	["a byte order mark inside data", "data: a\uFEFFb\n\n", [{ data: "a\uFEFFb" }]],
	["no space behind the colon", "data:a\n\n", [{ data: "a" }]],
	["only the first space as a separator", "data:  a \n\n", [{ data: " a " }]],
	["a tab as part of the value", "data:\ta\n\n", [{ data: "\ta" }]],
	["a colon inside the value", "data: a: b:c\n\n", [{ data: "a: b:c" }]],
	[
		"several data lines joined by line feeds",
		"data: a\ndata: b\ndata:\ndata: c\n\n",
		[{ data: "a\nb\n\nc" }],
	],
	["data without a value", "data\n\n", [{ data: "" }]],
	["two data lines without values", "data\ndata\n\n", [{ data: "\n" }]],
	["data with an empty value", "data:\n\n", [{ data: "" }]],
	["comments", ": hello\ndata: a\n:\n:data: b\n\n", [{ data: "a" }]],
	["comments alone", ": ping\n\n: ping\n\n", []],
	["blank lines alone", "\n\n\r\r\r\n\r\n", []],
	[
		"event types, each for one event",
		"event: x\ndata: a\n\ndata: b\n\n",
		[{ data: "a", event: "x" }, { data: "b" }],
	],
	["an event type without data, which is forgotten", "event: x\n\ndata: a\n\n", [{ data: "a" }]],
	["an empty event type", "event:\ndata: a\n\n", [{ data: "a" }]],
	["the last of several event types", "event: x\nevent: y\ndata: a\n\n", [{ data: "a", event: "y" }]],
	[
		"an id that stays until another comes",
		"id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
		[{ data: "a", id: "1" }, { data: "b", id: "1" }, { data: "c" }],
	],
	["an id with NUL, which is passed over", "id: 1\u00002\ndata: a\n\n", [{ data: "a" }]],
	["a wait before reconnecting", "retry: 1500\ndata: a\n\n", [{ data: "a", retry: 1500 }]],
	[
		"a wait that is not a number, which is passed over",
		"retry: 1500a\ndata: a\n\nretry:\ndata: b\n\n",
		[{ data: "a" }, { data: "b" }],
	],
	["unknown fields", "hello: x\ndata: a\nworld\n\n", [{ data: "a" }]],
	["field names in capitals, which are unknown", "DATA: a\nData: b\n\n", []],
	["field names with a space before, which are unknown", " data: a\n\n", []],
	["field names with a space behind, which are unknown", "data : a\n\n", []],
	["NUL inside data", "data: a\u0000b\n\n", [{ data: "a\u0000b" }]],
	["an event that is not finished, which is dropped", "data: a\n\ndata: b", [{ data: "a" }]],
	["an event without its blank line, which is dropped", "data: a\n\ndata: b\n", [{ data: "a" }]],
	["letters of two, three and four bytes", "data: ğüş – 日本 🧭\n\n", [{ data: "ğüş – 日本 🧭" }]],
	[
		"line separators that are not line ends here",
		"data: a\u2028b\u0085c\u000bd\n\n",
		[{ data: "a\u2028b\u0085c\u000bd" }],
	],
	[
		"fields in any order",
		"id: 7\nretry: 3\ndata: a\nevent: x\n\n",
		[{ data: "a", event: "x", id: "7", retry: 3 }],
	],
	["lines that only begin like data", "dat\ndata_\ndatax: a\n\n", []],
	[
		"JSON and the end mark",
		'data: {"a":[1,"\\n"]}\n\ndata: [DONE]\n\n',
		[{ data: '{"a":[1,"\\n"]}' }, { data: "[DONE]" }],
	],
];

describe.each(CASES)("%s", (_name, stream, expected) => {
	const bytes = encoder.encode(stream);
	const events = expected.map((one) => ({ data: "", event: "", id: "", ...one }));

	it("is read in one chunk", () => {
		expect(decode([bytes])).toEqual(events);
	});

	it("is read in two chunks, cut at every byte", () => {
		for (let place = 0; place <= bytes.length; place++) expect(decode(cutAt(bytes, [place]))).toEqual(events);
	});

	it("is read byte by byte", () => {
		expect(decode(Array.from(bytes, (byte) => new Uint8Array([byte])))).toEqual(events);
	});
});

describe("any stream", () => {
	const line = fc.oneof(
		fc.constantFrom("data", "data:", "event: x", "id: 1", "retry: 5", ":", ""),
		fc.string({ unit: "binary" }).map((text) => `data: ${text}`),
		fc.string({ unit: fc.constantFrom("d", "a", "t", ":", " ", "\r", "\n", "é", "🧭", "\0", "\uFEFF") }),
	);
	const stream = fc
		.array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n")), { maxLength: 30 })
		.map((lines) => encoder.encode(lines.map(([text, end]) => text + end).join("")));

	it("says the same however it is cut", () => {
		fc.assert(
			fc.property(stream, fc.array(fc.nat(), { maxLength: 12 }), (bytes, places) => {
				const cuts = places.map((place) => place % (bytes.length + 1));
				expect(decode(cutAt(bytes, cuts))).toEqual(decode([bytes]));
			}),
			{ numRuns: 500 },
		);
	});

	it("is read without an error, whatever its bytes", () => {
		fc.assert(
			fc.property(fc.array(fc.uint8Array(), { maxLength: 8 }), (chunks) => {
				for (const { data, event, id } of decode(chunks)) expect(typeof (data + event + id)).toBe("string");
			}),
		);
	});

	it("shows broken UTF-8 as replacement characters", () => {
		const bytes = new Uint8Array([...encoder.encode("data: a"), 0xc3, 0x28, 0xff, ...encoder.encode("\n\n")]);
		expect(decode([bytes])).toMatchObject([{ data: "a\uFFFD(\uFFFD" }]);
	});
});

describe("large events", () => {
	const SIZE = 16 * 1024 * 1024;

	it("arrive whole: 16 MiB in chunks of 16 KiB", () => {
		const decoder = eventDecoder(SIZE + 100);
		const chunk = encoder.encode("ğ".repeat(8 * 1024));
		decoder.push(encoder.encode("data: "));
		for (let sent = 0; sent < SIZE; sent += chunk.length) decoder.push(chunk);
		const [event] = decoder.push(encoder.encode("\n\n"));
		expect(event?.data.length).toBe(SIZE / 2);
	});

	it.each([
		["a line without an end", (size: number) => [`data: ${"x".repeat(size)}`]],
		["a line in chunks", (size: number) => ["data: ", ...Array.from({ length: size }, () => "x")]],
		["many data lines", (size: number) => Array.from({ length: size }, () => "data: xx\n")],
		["one chunk with its end", (size: number) => [`data: ${"x".repeat(size)}\n`]],
		["another field without an end", (size: number) => [`id: ${"x".repeat(size)}`]],
	])("are refused beyond the limit: %s", (_name, toChunks) => {
		const chunks = toChunks(200).map((text) => encoder.encode(text));
		expect(() => decode(chunks, 100)).toThrow(EventTooLarge);
		expect(decode(chunks, 200 * 200)).toEqual([]);
	});

	it("are measured in bytes, not in characters", () => {
		const chunks = Array.from({ length: 60 }, () => encoder.encode("€"));
		expect(() => decode([encoder.encode("data: "), ...chunks], 150)).toThrow(EventTooLarge);
	});

	it("are measured by their lines too: millions of empty ones take more memory than they have bytes", () => {
		const lines = encoder.encode("data:\n".repeat(1000));
		expect(() => decode([lines], 100_000)).toThrow(EventTooLarge);
	});

	it("are refused when they are whole already", () => {
		expect(() => decode([encoder.encode(`data: ${"x".repeat(200)}\n\n`)], 100)).toThrow(EventTooLarge);
	});

	it("do not count together: many small events pass a small limit", () => {
		const chunk = encoder.encode(`data: ${"x".repeat(40)}\n\n`);
		expect(
			decode(
				Array.from({ length: 50 }, () => chunk),
				100,
			),
		).toHaveLength(50);
	});
});
