import { every, now as readNow } from "../../../lib/effects/clock.ts";
import { useEffect, useState } from "react";
import { usePlayground } from "../parts/playground-context.ts";
import { isBusy, type RunState } from "../run/state/run-state.ts";
import styles from "./answer.module.css";
import { describeRun } from "./describe-run.ts";
import { fetchNextStep } from "./failure.tsx";
import { RunTimings } from "./run-facts.tsx";

/** What a run is doing, with a clock while it goes on, and with its times when it has ended. Announced elsewhere. */
export function RunStatus({ run }: { readonly run: RunState }) {
	const { locale, words } = usePlayground();
	const isRunning = isBusy(run);
	const needsNetwork = isRunning && run.connection !== "simulated";
	useEffect(() => {
		if (needsNetwork) void fetchNextStep(locale);
	}, [needsNetwork, locale]);
	const { state, clock } = describeRun(run, words, useNow(isRunning));
	return (
		<p className={styles.status} data-run-status="">
			{state}
			{clock && ` · ${clock}`}
			{!isRunning && <RunTimings run={run} />}
		</p>
	);
}

/** The time, in milliseconds of the clock that only goes forward, read anew every half second while it matters. */
function useNow(isRunning: boolean): number {
	const [now, setNow] = useState(readNow);
	useEffect(() => {
		if (!isRunning) return undefined;
		const read = (): void => setNow(readNow());
		read();
		return every(500, read);
	}, [isRunning]);
	return now;
}
