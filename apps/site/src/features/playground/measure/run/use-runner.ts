import type { MeasuredItem } from "@pusula/measure";
import { useEffect, useRef, useState } from "react";
import type { Access } from "../../target/state/access.ts";
import type { ChosenModel, Measurement } from "../parts/measurement.ts";
import type { Again, MeasurementRun } from "./measurement-run.ts";
import type { useKeptMeasurement } from "./use-kept-measurement.ts";
import { useLocalReports } from "./use-local-reports.ts";
import { useModelNotes } from "./use-model-notes.ts";
import { withMeasureLock } from "./with-measure-lock.ts";

/** What becomes of calls: none is made, they are, or those under way are to be the last. */
export type RunnerPhase = "idle" | "running" | "pausing";

/**
 * Why no call is made: a measurement runs in another tab, one that another tab began is kept, or the code that makes calls could
 * not be loaded.
 */
export type Obstacle = "elsewhere" | "replacing" | "lost";

/** Runs a measurement, one at a time. */
export function useRunner(
	accessOf: (model: ChosenModel) => Access,
	store: CallStore & Pick<ReturnType<typeof useKeptMeasurement>, "claim" | "touch">,
) {
	const [phase, setPhase] = useState<RunnerPhase>("idle");
	const [obstacle, setObstacle] = useState<Obstacle>();
	const models = useModelNotes();
	const { local, reset, toReports } = useLocalReports();
	const switches = useRef<Switches>(undefined);
	useEffect(() => () => switches.current?.stop.abort(), []);

	async function run(one: Measurement, own: readonly MeasuredItem[], again?: Again): Promise<void> {
		switches.current = { stop: new AbortController(), pause: new AbortController() };
		const { stop, pause } = switches.current;
		const { signal } = stop;
		store.touch();
		models.begin();
		setObstacle(undefined);
		setPhase("running");
		const work = async (): Promise<void> => {
			const kept = await store.claim(one, own);
			if (!kept) return setObstacle("replacing");
			const loaded = await import("./run-measurement.ts").catch(() => undefined);
			if (!loaded) return setObstacle("lost");
			const calls = keepCalls(one, store, models);
			const signals = { signal, pauseSignal: pause.signal };
			return loaded.runMeasurement(one, {
				accessOf,
				kept,
				again,
				...signals,
				...calls,
				...toReports(signal),
			});
		};
		try {
			if (!(await withMeasureLock(work))) setObstacle("elsewhere");
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			reset();
			models.end();
			setPhase("idle");
		}
	}

	return {
		phase,
		obstacle,
		notes: models.notes,
		local,
		run,
		pause: () => {
			switches.current?.pause.abort();
			setPhase("pausing");
		},
		stop: () => switches.current?.stop.abort(),
	};
}

/** Ends the calls of a run at once, or lets those under way be its last. */
interface Switches {
	readonly stop: AbortController;
	readonly pause: AbortController;
}

type CallStore = Pick<ReturnType<typeof useKeptMeasurement>, "add" | "begin" | "unbegin">;

/** Keeps what becomes of calls, and notes what it says of their models. */
function keepCalls(
	one: Measurement,
	store: CallStore,
	models: ReturnType<typeof useModelNotes>,
): Pick<MeasurementRun, "onBegin" | "onRefused" | "onBusy" | "onItem" | "onHalt"> {
	return {
		onBegin: (item) => store.begin(one, item),
		onRefused: (item) => store.unbegin(one, item),
		onBusy: models.busy,
		onItem: (item) => {
			models.ended(item);
			store.add(one, item);
		},
		onHalt: models.halt,
	};
}
