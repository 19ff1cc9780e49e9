import { findFileFaultPreset } from "@pusula/simulator";
import { testClock } from "@pusula/tools/test-clock";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { FIRST_RUN_MS, type HubSettings, openHub, type OpenHub, runOnce } from "./open-hub.ts";

const CLOSED = { code: "inference", message: expect.stringContaining("closed while the call ran") as string };

beforeAll(runOnce, FIRST_RUN_MS);

async function open(settings: HubSettings = {}): Promise<OpenHub> {
	const hub = await openHub({ clock: testClock(), ...settings });
	onTestFinished(() => hub.close());
	return hub;
}

function classify({ client, provider }: OpenHub): Promise<unknown> {
	return client.textClassification({ provider, model: "tiny/text-classification", inputs: "iyi" });
}

function chat({ client, provider }: OpenHub) {
	const messages = [{ role: "user" as const, content: "kedi uyuyor bugün hava güzel" }];
	return client.chatCompletionStream({ provider, model: "tiny/text-generation", messages, max_tokens: 200 });
}

test("ends a call in the middle of a download, and a later call works", async () => {
	const faults = findFileFaultPreset("file-stalled")?.faults.map((fault) => ({ ...fault, times: 1 })) ?? [];
	const hub = await open({ simulator: { faults } });
	const running = classify(hub);
	await expect.poll(() => hub.paths().some((path) => path.includes("xet-bridge"))).toBe(true);
	const closing = hub.provider.close();
	await expect(running).rejects.toMatchObject(CLOSED);
	await closing;
	expect(await classify(hub)).toMatchObject([{ label: "olumlu" }, { label: "olumsuz" }]);
});

test("ends a call while its model starts", async () => {
	let closing: Promise<void> | undefined;
	const hub = await open({
		onProgress: ({ loadedBytes, totalBytes }) => {
			if (loadedBytes === totalBytes) closing ??= hub.provider.close();
		},
	});
	await expect(classify(hub)).rejects.toMatchObject(CLOSED);
	await closing;
	expect(await classify(hub)).toMatchObject([{ label: "olumlu" }, { label: "olumsuz" }]);
});

test("ends a stream with its own error, and calls that wait with it", async () => {
	const hub = await open();
	const stream = chat(hub)[Symbol.asyncIterator]();
	expect((await stream.next()).done).toBe(false);
	const waiting = classify(hub).catch((error: unknown) => error);
	await new Promise((resolve) => setImmediate(resolve)); // it is in the queue now
	const closing = hub.provider.close();
	const rest = async (): Promise<void> => {
		while (!(await stream.next()).done);
	};
	await expect(rest()).rejects.toMatchObject(CLOSED);
	expect(await waiting).toMatchObject(CLOSED);
	await closing;
	let text = "";
	for await (const { choices } of chat(hub)) text += choices[0]?.delta.content ?? "";
	expect(text).toContain("kedi");
});

test("ends a call whose caller has not agreed yet, and a later call asks again", async () => {
	let questions = 0;
	let onQuestion: () => void = () => undefined;
	const questioned = new Promise<void>((resolve) => (onQuestion = resolve));
	const hub = await open({
		mayFetch: () => {
			questions += 1;
			onQuestion();
			return questions > 1 || new Promise(() => undefined);
		},
	});
	const running = classify(hub).catch((error: unknown) => error);
	await questioned;
	await hub.provider.close();
	expect(await running).toMatchObject(CLOSED);
	expect(await classify(hub)).toMatchObject([{ label: "olumlu" }, { label: "olumsuz" }]);
	expect(questions).toBe(2);
});
