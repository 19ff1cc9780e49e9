import { afterEach, expect, test, vi } from "vitest";
import type { EngineHooks } from "../types/engine.ts";
import type { ModelPlan, PlannedFile } from "../types/public.ts";
import { agree, openMeter } from "./agree.ts";
import { sumOf } from "./plan.ts";

afterEach(() => vi.unstubAllGlobals());

function planOf(...files: PlannedFile[]): ModelPlan {
	return { model: "acme/fox", task: "fill-mask", files, ...sumOf(files), device: "wasm", dtype: "q8" };
}

/** Whether a plan needs the caller's consent. */
async function callsBack(plan: ModelPlan): Promise<boolean> {
	let isCalled = false;
	const mayFetch = (): boolean => (isCalled = true);
	const hooks = { mayFetch, signal: new AbortController().signal } as unknown as EngineHooks; // the parts that count
	await agree(
		plan,
		hooks,
		openMeter("acme/fox", () => undefined),
	);
	return isCalled;
}

test("the caller is asked unless every file is kept, whatever their sizes", async () => {
	const kept = { path: "a", bytes: 5, isKept: true };
	expect(await callsBack(planOf(kept))).toBe(false);
	expect(await callsBack(planOf({ ...kept, bytes: undefined }))).toBe(false);
	expect(await callsBack(planOf(kept, { path: "b", bytes: undefined, isKept: false }))).toBe(true);
	expect(await callsBack(planOf(kept, { path: "b", bytes: 0, isKept: false }))).toBe(true);
});

test("a full device is noticed before a file of unknown size is fetched", async () => {
	vi.stubGlobal("navigator", { storage: { estimate: () => Promise.resolve({ quota: 10, usage: 10 }) } });
	const unknown = planOf({ path: "b", bytes: undefined, isKept: false });
	await expect(callsBack(unknown)).rejects.toMatchObject({ kind: "no-room" });
	vi.stubGlobal("navigator", { storage: { estimate: () => Promise.resolve({ quota: 10, usage: 9 }) } });
	expect(await callsBack(unknown)).toBe(true);
});

test("an abort ends the wait for a caller who does not reply", async () => {
	const leave = new AbortController();
	const mayFetch = (): Promise<boolean> => {
		leave.abort(new Error("enough"));
		return new Promise(() => undefined);
	};
	const hooks = { mayFetch, signal: leave.signal } as unknown as EngineHooks; // the parts that count
	const meter = openMeter("acme/fox", () => undefined);
	const plan = planOf({ path: "a", bytes: 5, isKept: false });
	await expect(agree(plan, hooks, meter)).rejects.toThrow("enough");
});
