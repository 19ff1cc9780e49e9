import { isInDoubt, type MeasuredItem } from "@pusula/measure";
import { countCalls, type Measurement } from "../parts/measurement.ts";
import type { MeasurementControls } from "./use-measurement.ts";
import type { RunnerPhase } from "./use-runner.ts";

/** A measurement as it is shown: with the items of calls that have ended or are in doubt. */
export interface ShownMeasurement extends Omit<MeasurementControls, "phase"> {
	readonly status: MeasurementStatus;
}

/** Items without the jobs that a provider has accepted and not ended: going on waits for them, and nothing is paid again. */
export function listEnded(items: readonly MeasuredItem[]): readonly MeasuredItem[] {
	return items.filter((item) => item.job === undefined || !isInDoubt(item));
}

/** The status of a measurement, from the items that `listEnded` gives. */
export function toStatus(
	phase: RunnerPhase,
	measurement: Pick<Measurement, "rows" | "models">,
	ended: readonly MeasuredItem[],
): MeasurementStatus {
	if (phase !== "idle") return phase;
	return ended.length >= countCalls(measurement) ? "done" : "paused";
}

/** What a measurement does: calls, an end of those under way, nothing more for now, or all is done. */
type MeasurementStatus = "running" | "pausing" | "paused" | "done";
