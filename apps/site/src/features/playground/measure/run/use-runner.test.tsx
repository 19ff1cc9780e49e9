import type { MeasuredItem } from "@pusula/measure";
import { expect, it, vi } from "vitest";
import { firstValueOf } from "../../parts/test-playground.tsx";
import type { Measurement } from "../parts/measurement.ts";
import { buildMeasurement } from "./test-measurement.ts";
import { useRunner } from "./use-runner.ts";

vi.mock("./run-measurement.ts", () => {
	throw new Error("offline");
});

const MEASUREMENT = buildMeasurement();

/** The runner as its hook gives it at first, over a store that says which measurements were claimed. */
function openRunner(claimed: Measurement[]): ReturnType<typeof useRunner> {
	const nothing = async (): Promise<void> => undefined;
	const claim = async (one: Measurement, own: readonly MeasuredItem[]): Promise<readonly MeasuredItem[]> => {
		claimed.push(one);
		return own;
	};
	const store = { begin: nothing, unbegin: nothing, add: () => undefined, touch: () => undefined, claim };
	return firstValueOf(() => useRunner(() => ({ kind: "simulated" }), store));
}

it("keeps a measurement whose calls could not be loaded: a reload goes on with it", async () => {
	const claimed: Measurement[] = [];
	await openRunner(claimed).run(MEASUREMENT, []);
	expect(claimed).toEqual([MEASUREMENT]);
});
