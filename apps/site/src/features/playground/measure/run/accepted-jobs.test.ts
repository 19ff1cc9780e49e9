import type { MeasuredItem } from "@pusula/measure";
import { afterEach, expect, it, vi } from "vitest";
import type { MeasurementRun } from "./measurement-run.ts";
import { listEnded, toStatus } from "./measurement-status.ts";
import { runMeasurement } from "./run-measurement.ts";
import { buildMeasurement, buildRun } from "./test-measurement.ts";

const MODEL = "openai/whisper-large-v3";
const MEASUREMENT = buildMeasurement({
	task: "automatic-speech-recognition",
	kind: "texts",
	metrics: ["wer"],
	rows: [{ number: 1, args: { inputs: new Blob(["RIFF"]) }, input: "", expected: "merhaba" }],
	models: [{ name: MODEL, connection: "key", provider: "replicate", model: MODEL }],
});
const MAPPING = {
	inferenceProviderMapping: {
		replicate: { status: "live", providerId: "openai/whisper", task: MEASUREMENT.task },
	},
};
const urls = { get: "https://api.replicate.com/v1/predictions/1" };

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A provider that accepts jobs, and refuses so many polls, as a busy one by default. */
function stubProvider(refusedPolls: number, status = 503) {
	let [submissions, polls] = [0, 0];
	vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit = {}) => {
		if (String(input).includes("/api/models/")) return Response.json(MAPPING);
		if (init.method === "POST") {
			submissions += 1;
			return Response.json({ id: "1", status: "starting", urls });
		}
		polls += 1;
		if (polls <= refusedPolls) return Response.json({}, { status });
		return Response.json({ id: "1", status: "succeeded", output: "merhaba", urls });
	});
	return () => submissions;
}

/** Runs the measurement; its items, what was kept as begun, and the models whose provider was busy. */
async function run(more: Partial<MeasurementRun> = {}) {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
	const items: MeasuredItem[] = [];
	const begun: MeasuredItem[] = [];
	const busy = new Set<string>();
	const options = buildRun({
		accessOf: () => ({ kind: "key", key: "r8_0123456789012345678901234567890123456" }),
		onBegin: async (item) => void begun.push(item),
		onRefused: async () => void begun.pop(),
		onBusy: (name) => busy.add(name),
		onItem: (item) => items.push(item),
		...more,
	});
	await runMeasurement(MEASUREMENT, options);
	return { items, begun, busy };
}

it("waits on for a job that a busy provider has accepted, and submits it once", async () => {
	const submissions = stubProvider(7);
	const { items, begun } = await run();
	expect(items).toMatchObject([{ row: 1, answer: "merhaba" }]);
	expect(begun).toMatchObject([{ row: 1 }, { row: 1, job: { provider: "replicate" } }]);
	expect(submissions()).toBe(1);
	const again = await run({ kept: begun.slice(1) });
	expect(again.items).toMatchObject([{ row: 1, answer: "merhaba" }]);
	expect(submissions()).toBe(1);
});

it("leaves an accepted job to go on with once it is paused, neither ended nor in doubt", async () => {
	const submissions = stubProvider(Infinity);
	const pause = new AbortController();
	const onBegin = async ({ job }: MeasuredItem): Promise<void> => {
		if (job !== undefined) pause.abort();
	};
	const { items } = await run({ onBegin, pauseSignal: pause.signal });
	expect(items).toMatchObject([{ row: 1, job: { provider: "replicate" } }]);
	expect(listEnded(items)).toEqual([]);
	expect(toStatus("idle", MEASUREMENT, listEnded(items))).toBe("paused");
	stubProvider(0);
	expect((await run({ kept: items })).items).toMatchObject([{ answer: "merhaba" }]);
	expect(submissions()).toBe(1);
});

it("names the model whose job waits for a busy provider", async () => {
	stubProvider(7);
	expect((await run()).busy).toEqual(new Set([MODEL]));
	stubProvider(0);
	expect((await run()).busy).toEqual(new Set());
});

it("gives up a job that its provider does not know in a later run either, and calls the row again on request", async () => {
	const submissions = stubProvider(2, 404);
	const first = await run();
	expect(first.items).toMatchObject([{ failure: { status: 404 }, job: { provider: "replicate" } }]);
	const { items } = await run({ kept: first.items });
	expect(items).toMatchObject([{ failure: { status: 404 }, job: undefined }]);
	expect((await run({ kept: items })).items).toEqual([]);
	expect((await run({ kept: items, again: "failed" })).items).toMatchObject([{ answer: "merhaba" }]);
	expect(submissions()).toBe(2);
});
