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

/** Why no call is made: the measurement runs in another tab, or the code that makes calls could not be loaded. */
export type Obstacle = "elsewhere" | "lost";

/** Runs a measurement, one at a time. */
export function useRunner(
	accessOf: (model: ChosenModel) => Access,
	store: CallStore & Pick<ReturnType<typeof useKeptMeasurement>, "claim" | "touch">,
) {
	const [phase, setPhase] = useState<RunnerPhase>("idle");
	const [obstacle, setObstacle] = useState<Obstacle>();
	const models = useModelNotes();
	const { local, reset, toReports } = useLocalReports();
	const isPaused = useRef(false);
	const controller = useRef<AbortController>(undefined);
	useEffect(() => () => controller.current?.abort(), []);

	async function run(one: Measurement, own: readonly MeasuredItem[], again?: Again): Promise<void> {
		const current = new AbortController();
		const { signal } = current;
		controller.current = current;
		isPaused.current = false;
		store.touch();
		models.begin();
		setPhase("running");
		const loaded = await import("./run-measurement.ts").catch(() => undefined);
		setObstacle(loaded ? undefined : "lost");
		if (!loaded) {
			setPhase("idle");
			return;
		}
		const work = async (): Promise<void> => {
			const kept = await store.claim(one, own);
			await loaded.runMeasurement(one, {
				accessOf,
				kept,
				again,
				signal,
				mayGoOn: () => !isPaused.current,
				...keepCalls(one, store, models),
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
			isPaused.current = true;
			setPhase("pausing");
		},
		stop: () => controller.current?.abort(),
	};
}

type CallStore = Pick<ReturnType<typeof useKeptMeasurement>, "add" | "begin" | "unbegin">;

/** Keeps what becomes of calls, and notes what it says of their models. */
function keepCalls(
	one: Measurement,
	store: CallStore,
	models: ReturnType<typeof useModelNotes>,
): Pick<MeasurementRun, "onBegin" | "onRefused" | "onItem" | "onHalt"> {
	return {
		onBegin: (item) => store.begin(one, item),
		onRefused: (item) => {
			models.refused(item);
			return store.unbegin(one, item);
		},
		onItem: (item) => {
			models.ended(item);
			store.add(one, item);
		},
		onHalt: models.halt,
	};
}
