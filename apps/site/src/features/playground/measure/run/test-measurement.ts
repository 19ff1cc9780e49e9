import type { Measurement } from "../parts/measurement.ts";
import type { MeasurementRun } from "./measurement-run.ts";
import type { ShownMeasurement } from "./measurement-status.ts";

/** A measurement of one row and one simulated model. */
export function buildMeasurement(changed: Partial<Measurement> = {}): Measurement {
	return {
		createdAt: "2026-11-27T00:00:00.000Z",
		title: "a",
		task: "text-classification",
		kind: "labels",
		metrics: ["accuracy"],
		rows: [{ number: 1, args: { inputs: "a" }, input: "a", expected: "a" }],
		models: [{ name: "m", connection: "simulated", provider: "hf-inference", model: "m" }],
		...changed,
	};
}

/** Controls of a measurement that is kept and does nothing. */
export const AT_REST: Omit<ShownMeasurement, "status" | "measurement"> = {
	items: [],
	isFound: false,
	isKept: true,
	obstacle: undefined,
	notes: { busy: [], halted: new Map() },
	local: {},
	begin: doNothing,
	resume: doNothing,
	pause: doNothing,
	stop: doNothing,
	discard: doNothing,
	compare: doNothing,
};

/** A run that nobody stops, whose callbacks do nothing. */
export function buildRun(run: Pick<MeasurementRun, "accessOf"> & Partial<MeasurementRun>): MeasurementRun {
	return {
		kept: [],
		again: undefined,
		signal: new AbortController().signal,
		pauseSignal: new AbortController().signal,
		onBegin: async () => undefined,
		onRefused: async () => undefined,
		onBusy: doNothing,
		onItem: doNothing,
		onHalt: doNothing,
		onDownload: async () => undefined,
		onWait: doNothing,
		onFetched: doNothing,
		onFallback: doNothing,
		...run,
	};
}

function doNothing(): void {}
