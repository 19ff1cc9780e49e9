import type { MeasuredItem } from "@pusula/measure";
import type { Access } from "../../target/state/access.ts";
import type { ChosenModel, Comparing, Measurement } from "../parts/measurement.ts";
import type { Again } from "./measurement-run.ts";
import { useKeptMeasurement } from "./use-kept-measurement.ts";
import type { LocalReports } from "./use-local-reports.ts";
import type { ModelNotes } from "./use-model-notes.ts";
import { type Obstacle, type RunnerPhase, useRunner } from "./use-runner.ts";

/** A measurement, how far it is, and what can be done with it. */
export interface MeasurementControls {
	readonly phase: RunnerPhase;
	/** Absent before one has begun. */
	readonly measurement: Measurement | undefined;
	/** In no order. */
	readonly items: readonly MeasuredItem[];
	/** It was begun by an earlier page, and nothing has happened since. */
	readonly isFound: boolean;
	/** The browser keeps it, so that it survives the page. */
	readonly isKept: boolean;
	readonly obstacle: Obstacle | undefined;
	readonly notes: ModelNotes;
	/** Consent, download and wait of a model in the browser. */
	readonly local: LocalReports["local"];
	readonly begin: (measurement: Measurement) => void;
	/** Goes on; calls that have ended are made again only where the argument says so. */
	readonly resume: (again?: Again) => void;
	/** Begins no further call; those under way end and count. */
	readonly pause: () => void;
	/** Ends the calls under way at once; those that may have been billed are in doubt. */
	readonly stop: () => void;
	readonly discard: () => void;
	/** Changes how answers are compared; nothing is called again. */
	readonly compare: (changed: Comparing) => void;
}

/** A measurement that survives the page. One that an earlier page has left is found. */
export function useMeasurement(accessOf: (model: ChosenModel) => Access): MeasurementControls {
	const kept = useKeptMeasurement();
	const { measurement, items } = kept;
	const runner = useRunner(accessOf, kept);

	return {
		...kept,
		phase: runner.phase,
		obstacle: runner.obstacle,
		notes: runner.notes,
		local: runner.local,
		begin: (one) => {
			kept.show(one);
			void runner.run(one, []);
		},
		resume: (again) => {
			if (measurement) void runner.run(measurement, items, again);
		},
		pause: runner.pause,
		stop: runner.stop,
		discard: () => {
			runner.stop();
			kept.discard();
		},
		compare: (changed) => {
			if (measurement) kept.update({ ...measurement, ...changed });
		},
	};
}
