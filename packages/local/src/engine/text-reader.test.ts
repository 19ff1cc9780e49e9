import { expect, test } from "vitest";
import type { EngineHooks, EngineRequest } from "../types/engine.ts";
import type { Recognizer } from "./recognizer.ts";
import { openTextReader } from "./text-reader.ts";

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
const OPTIONS = {
	tesseract: { languagesUrl: "https://site.example/languages" },
	fetch: () => Promise.resolve(new Response("data", { headers: { "content-length": "4" } })),
};

/** A recognizer whose thread reports errors as pages or as Node do; its first one reads for ever. */
function fakeStart(way: "page" | "node") {
	const threads: { crash: () => void; isOver: boolean }[] = [];
	const start = (): Promise<Recognizer> => {
		let fail: (error: { message: string }) => void = () => undefined;
		const listen = (_type: "error", listener: typeof fail): void => void (fail = listener);
		const thread = { crash: () => fail({ message: "out of bounds" }), isOver: false };
		threads.push(thread);
		return Promise.resolve({
			recognize: () =>
				threads.length === 1 ? new Promise(() => undefined) : Promise.resolve({ data: { text: " read " } }),
			terminate: () => Promise.resolve((thread.isOver = true)),
			worker: way === "page" ? { addEventListener: listen } : { on: listen },
		});
	};
	return { start, threads };
}

test.each(["page", "node"] as const)(
	"a thread that breaks off while it reads fails its call, and the next call starts another: %s",
	async (way) => {
		const { start, threads } = fakeStart(way);
		const reader = openTextReader(OPTIONS, start);
		const read = await reader.open(REQUEST, HOOKS);
		const failed = read(REQUEST).catch((error: unknown) => error);
		await new Promise((resolve) => setImmediate(resolve));
		threads[0]?.crash();
		expect(await failed).toMatchObject({
			kind: "failed",
			message: expect.stringContaining("broke off: out of bounds") as string,
		});
		expect([threads[0]?.isOver, reader.isOpen(REQUEST)]).toEqual([true, false]);
		const again = await reader.open(REQUEST, HOOKS);
		expect(await again(REQUEST)).toEqual({ json: [{ generated_text: "read" }] });
	},
);

test("a thread that breaks off between two calls is known to the next, which starts another after it", async () => {
	const { start, threads } = fakeStart("page");
	const reader = openTextReader(OPTIONS, start);
	const read = await reader.open(REQUEST, HOOKS);
	threads[0]?.crash();
	await expect(read(REQUEST)).rejects.toMatchObject({ kind: "failed" });
	expect(reader.isOpen(REQUEST)).toBe(false);
});
