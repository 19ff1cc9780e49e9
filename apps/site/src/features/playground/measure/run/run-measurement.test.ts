import { IN_DOUBT, type MeasuredItem } from "@pusula/measure";
import { testClock } from "@pusula/tools/test-clock";
import { expect, it, vi } from "vitest";
import type { ChosenModel } from "../parts/measurement.ts";
import { MOST_ALIKE } from "./limits.ts";
import type { MeasurementRun } from "./measurement-run.ts";
import { runMeasurement } from "./run-measurement.ts";
import { buildMeasurement, buildRun } from "./test-measurement.ts";

const rows = Array.from({ length: 10 }, (_, index) => ({
	number: index + 1,
	args: { inputs: `Satır ${String(index + 1)}` },
	input: "",
	expected: "olumlu",
}));
const toModel = (model: string): ChosenModel => ({
	name: model,
	connection: "simulated",
	provider: "hf-inference",
	model,
});
const KNOWN = toModel("savasy/bert-base-turkish-sentiment-cased");
const UNKNOWN = toModel("nobody/nothing");

/** Runs a simulated measurement; its items in order, and what was halted. */
async function run(models: readonly ChosenModel[], more: Partial<MeasurementRun> = {}) {
	const items: MeasuredItem[] = [];
	const halted: string[] = [];
	const options = buildRun({
		accessOf: () => ({ kind: "simulated", clock: testClock() }),
		onItem: (item) => items.push(item),
		onHalt: (name) => halted.push(name),
		...more,
	});
	await runMeasurement(buildMeasurement({ rows, models }), options);
	return { items, halted };
}

it("calls every row once, and goes on from what was kept", async () => {
	const { items } = await run([KNOWN]);
	expect(items.map(({ row }) => row).toSorted((one, other) => one - other)).toEqual(
		rows.map(({ number }) => number),
	);
	const kept = items.slice(0, 7);
	const rest = await run([KNOWN], { kept });
	expect(rest.items).toHaveLength(3);
	expect(rest.items.map(({ row }) => row)).not.toContain(kept[0]?.row);
});

it("leaves failed calls alone until they are to be made again", async () => {
	const kept = rows.map(({ number }): MeasuredItem => ({
		row: number,
		candidate: KNOWN.name,
		ms: 1,
		...(number === 4 ? { failure: { code: "timeout", message: "late" } } : { answer: "olumlu" }),
	}));
	expect((await run([KNOWN], { kept })).items).toEqual([]);
	expect((await run([KNOWN], { kept, again: "failed" })).items.map(({ row }) => row)).toEqual([4]);
});

it("stops a model whose calls all fail alike, and no other", async () => {
	const { items, halted } = await run([KNOWN, UNKNOWN]);
	expect(halted).toEqual([UNKNOWN.name]);
	const failed = items.filter(({ candidate }) => candidate === UNKNOWN.name);
	expect(failed.length).toBeGreaterThanOrEqual(MOST_ALIKE);
	expect(failed.length).toBeLessThan(rows.length);
	expect(items.filter(({ candidate }) => candidate === KNOWN.name)).toHaveLength(rows.length);
});

it("begins no call once it may not go on", async () => {
	expect((await run([KNOWN], { pauseSignal: AbortSignal.abort() })).items).toEqual([]);
});

const PAID: ChosenModel = { ...KNOWN, connection: "key" };
const doubtOf = (row: number): MeasuredItem => ({
	row,
	candidate: PAID.name,
	ms: 0,
	failure: IN_DOUBT,
});

it("marks every call that may be billed before it is sent, and no other", async () => {
	const marked: MeasuredItem[] = [];
	let ended = 0;
	const onBegin = async (item: MeasuredItem): Promise<void> => {
		await Promise.resolve();
		marked.push(item);
	};
	await run([PAID], {
		onBegin,
		onItem: () => {
			ended += 1;
			expect(marked.length).toBeGreaterThanOrEqual(ended);
		},
	});
	expect(ended).toBe(rows.length);
	expect(marked).toEqual(rows.map(({ number }) => doubtOf(number)));
	marked.length = 0;
	await run([KNOWN], { onBegin });
	expect(marked).toEqual([]);
});

it("leaves calls that were stopped on their way in doubt, and makes them again only when told to", async () => {
	const controller = new AbortController();
	const kept: MeasuredItem[] = [];
	const onItem = (item: MeasuredItem): void => void kept.push(item);
	const begun = { onItem, onBegin: async () => controller.abort(), signal: controller.signal };
	await expect(run([PAID], begun)).rejects.toThrow("aborted");
	expect(kept.length).toBeGreaterThan(0);
	expect(kept).toEqual(kept.map(({ row }) => doubtOf(row)));
	const begunRows = kept.map(({ row }) => row);
	const listRows = async (again?: MeasurementRun["again"]): Promise<readonly number[]> =>
		(await run([PAID], { kept, again })).items.map(({ row }) => row).toSorted((one, other) => one - other);
	const others = rows.map(({ number }) => number).filter((row) => !begunRows.includes(row));
	expect(await listRows()).toEqual(others);
	expect(await listRows("failed")).toEqual(others);
	expect(await listRows("in-doubt")).toEqual(rows.map(({ number }) => number));
});

it("waits for no busy provider once it is paused, and leaves no call in doubt", async () => {
	const pause = new AbortController();
	const headers = { "retry-after": "3600", "content-type": "application/json" };
	vi.stubGlobal("fetch", async () => new Response("{}", { status: 429, headers }));
	const refused: number[] = [];
	const onRefused = async ({ row }: MeasuredItem): Promise<void> => {
		refused.push(row);
		setImmediate(() => pause.abort());
	};
	const accessOf: MeasurementRun["accessOf"] = () => ({
		kind: "endpoint",
		url: "https://models.example/",
		form: "inference",
		key: "",
	});
	const busy: ChosenModel = { ...KNOWN, connection: "endpoint" };
	const { items } = await run([busy], { accessOf, onRefused, pauseSignal: pause.signal });
	vi.unstubAllGlobals();
	expect(refused.length).toBeGreaterThan(0);
	expect(items).toEqual([]);
});
