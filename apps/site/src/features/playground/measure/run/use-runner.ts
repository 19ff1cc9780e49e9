import type { MeasuredItem } from "@pusula/measure";
import { useEffect, useRef, useState } from "react";
import type { Access } from "../../target/state/access.ts";
import type { ChosenModel, Measurement } from "../parts/measurement.ts";
import type { Again } from "./measurement-run.ts";
import type { useKeptMeasurement } from "./use-kept-measurement.ts";
import { useLocalReports } from "./use-local-reports.ts";
import { withMeasureLock } from "./with-measure-lock.ts";

/** What becomes of calls: none is made, they are, or those under way are to be the last. */
export type RunnerPhase = "idle" | "running" | "pausing";

/** Runs a measurement, one at a time. */
export function useRunner(
	accessOf: (model: ChosenModel) => Access,
	store: Pick<ReturnType<typeof useKeptMeasurement>, "add" | "begin" | "claim" | "touch" | "unbegin">,
) {
	const [phase, setPhase] = useState<RunnerPhase>("idle");
	const [isElsewhere, setIsElsewhere] = useState(false);
	const [halted, setHalted] = useState<ReadonlyMap<string, string>>(new Map());
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
		setHalted(new Map());
		setPhase("running");
		const { runMeasurement } = await import("./run-measurement.ts");
		const work = async (): Promise<void> => {
			const kept = await store.claim(one, own);
			await runMeasurement(one, {
				accessOf,
				kept,
				again,
				signal,
				mayGoOn: () => !isPaused.current,
				onBegin: (item) => store.begin(one, item),
				onRefused: (item) => store.unbegin(one, item),
				onItem: (item) => store.add(one, item),
				onHalt: (name, message) => setHalted((before) => new Map([...before, [name, message]])),
				...toReports(signal),
			});
		};
		try {
			setIsElsewhere(!(await withMeasureLock(work)));
		} catch (error) {
			if (!signal.aborted) throw error;
		} finally {
			reset();
			setPhase("idle");
		}
	}

	return {
		phase,
		isElsewhere,
		halted,
		local,
		run,
		pause: () => {
			isPaused.current = true;
			setPhase("pausing");
		},
		stop: () => controller.current?.abort(),
	};
}
