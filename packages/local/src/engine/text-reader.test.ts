import { expect, test } from "vitest";
import type { EngineHooks, EngineRequest } from "../types/engine.ts";
import { startRecognizer, type Thread } from "./recognizer.ts";
import { openTextReader, type TextReader } from "./text-reader.ts";

const REQUEST: EngineRequest = {
	task: "image-to-text",
	model: "tesseract/tur",
	isStream: false,
	fields: { inputs: new Blob(["picture"]) },
};
const HOOKS: EngineHooks = {
	signal: new AbortController().signal,
	mayFetch: () => true,
	onProgress: () => undefined,
	onRun: () => undefined,
	onEvent: () => undefined,
};

/** A thread of a test: which jobs it got, and how to break it off. */
interface Played {
	readonly jobs: string[];
	readonly crash: () => void;
	isOver: boolean;
	isIdle: boolean;
}

type Listener = Parameters<Thread["on"]>[1];

/** A text reader whose threads resolve every job but the one named, on which the first of them sends what it is given. */
function playReader(stuck: string, reply?: "reject"): { reader: TextReader; threads: Played[] } {
	const threads: Played[] = [];
	const openThread = (): Promise<Thread> => {
		const listeners: Partial<Record<"error" | "message", Listener>> = {};
		const say = (said: object, type: "error" | "message" = "message"): void =>
			listeners[type]?.(said as Parameters<Listener>[0]); // what its listener reads
		const thread: Played = {
			jobs: [],
			crash: () => say({ message: "out of bounds" }, "error"),
			isOver: false,
			isIdle: false,
		};
		threads.push(thread);
		return Promise.resolve({
			on: (type, listener) => (listeners[type] = listener),
			terminate: () => (thread.isOver = true),
			ref: () => (thread.isIdle = false),
			unref: () => (thread.isIdle = true),
			postMessage(job) {
				const { action } = job as { action: string }; // every job has one
				thread.jobs.push(action);
				if (action !== stuck || threads.length > 1)
					say({ status: "resolve", data: action === "recognize" ? { text: " read " } : {} });
				else if (reply) {
					say({ status: reply, data: "cut" });
					say({ status: "resolve" }); // tesseract.js goes on after a failed start
				}
			},
		});
	};
	const reader = openTextReader(
		{
			tesseract: { languagesUrl: "https://site.example/languages" },
			fetch: () => Promise.resolve(new Response("data", { headers: { "content-length": "4" } })),
		},
		(languages, files, signal) => startRecognizer(languages, files, signal, openThread),
	);
	return { reader, threads };
}

test("a thread that breaks off while it reads fails its call, and the next call starts another", async () => {
	const { reader, threads } = playReader("recognize");
	const read = await reader.open(REQUEST, HOOKS);
	const failed = read(REQUEST).catch((error: unknown) => error);
	await new Promise((resolve) => setImmediate(resolve));
	threads[0]?.crash();
	expect(await failed).toMatchObject({
		kind: "inference",
		message: expect.stringContaining("broke off: out of bounds") as string,
	});
	expect([threads[0]?.isOver, reader.isOpen(REQUEST)]).toEqual([true, false]);
	const again = await reader.open(REQUEST, HOOKS);
	expect(await again(REQUEST)).toEqual({ json: [{ generated_text: "read" }] });
});

test("a thread that breaks off between two calls is known to the next, which starts another after it", async () => {
	const { reader, threads } = playReader("none");
	const read = await reader.open(REQUEST, HOOKS);
	threads[0]?.crash();
	await expect(read(REQUEST)).rejects.toMatchObject({ kind: "inference" });
	expect(reader.isOpen(REQUEST)).toBe(false);
});

test.each(["loadLanguage", "initialize"])("a language that fails to %s ends the thread", async (stuck) => {
	const { reader, threads } = playReader(stuck, "reject");
	await expect(reader.open(REQUEST, HOOKS)).rejects.toMatchObject({
		kind: "broken-model",
		message: "The language tur could not be read: cut.",
	});
	expect([threads[0]?.isOver, threads[0]?.jobs.at(-1)]).toEqual([true, stuck]);
});

test("an abort ends a thread that does not start", async () => {
	const { reader, threads } = playReader("load");
	const leave = new AbortController();
	const failed = reader.open(REQUEST, { ...HOOKS, signal: leave.signal }).catch((error: unknown) => error);
	while (!threads[0]) await new Promise((resolve) => setImmediate(resolve));
	leave.abort(new Error("enough"));
	expect(await failed).toMatchObject({ message: "enough" });
	expect(threads[0].isOver).toBe(true);
});

test("a thread keeps its process alive for as long as it has a job", async () => {
	const { reader, threads } = playReader("recognize");
	const read = await reader.open(REQUEST, HOOKS);
	expect(threads[0]?.isIdle).toBe(true);
	const failed = read(REQUEST).catch((error: unknown) => error);
	await new Promise((resolve) => setImmediate(resolve));
	expect(threads[0]?.isIdle).toBe(false);
	threads[0]?.crash();
	await failed;
});
