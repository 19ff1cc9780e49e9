import { testClock } from "@pusula/tools/test-clock";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { memoryStore } from "../src/files/store.ts";
import type { ModelStore } from "../src/index.ts";
import { FIRST_RUN_MS, openHub, type OpenHub, runOnce } from "./open-hub.ts";

const MODEL = "tiny/text-classification";
const RIGHT = [{ label: "olumlu" }, { label: "olumsuz" }];

let store: ModelStore;
let hub: OpenHub;

beforeAll(runOnce, FIRST_RUN_MS);

beforeEach(async () => {
	store = memoryStore();
	hub = await openHub({ clock: testClock(), store });
	await run();
	await hub.provider.close();
	return () => hub.close();
});

function run(): Promise<unknown> {
	return hub.client.textClassification({ provider: hub.provider, model: MODEL, inputs: "iyi" });
}

/** Replaces a kept file, or the kept list, by other bytes. */
async function spoil(name: string, change: (text: string) => string): Promise<void> {
	const file = (await store.list()).find(({ url }) => url.includes(name));
	const bytes = await store.read(file?.url ?? "");
	const text = change(new TextDecoder("latin1").decode(bytes));
	const { url = "", isNote } = file ?? {};
	await store.keep(
		url,
		Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
		MODEL,
		isNote,
	);
}

test.each(["config.json", "tokenizer.json", ".onnx"])(
	"a kept %s that is broken is forgotten with its model, which the next call fetches anew",
	async (name) => {
		await spoil(name, (text) => "x".repeat(text.length)); // of the same size, as a bad sector leaves it
		await expect(run()).rejects.toMatchObject({ code: "broken-model" });
		expect(await store.list()).toEqual([]);
		expect(await run()).toMatchObject(RIGHT);
	},
);

test.each([
	"{}",
	"[]",
	"null",
	'{"isWhole":true,"files":{}}',
	'{"isWhole":true,"files":{"config.json":"?"}}',
])(
	"a kept list of files that is %s is fetched anew: it does not mean that there is no model",
	async (text) => {
		await spoil("listing", () => text);
		expect(await run()).toMatchObject(RIGHT);
		const isWhole = await store.read((await store.list()).find(({ isNote }) => isNote)?.url ?? "");
		expect(new TextDecoder().decode(isWhole)).toContain(".onnx");
	},
);
