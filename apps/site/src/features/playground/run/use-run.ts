import { useEffect, useState } from "react";
import type { PlaygroundCall } from "../form/playground-call.ts";
import { useAccess } from "../target/connection/access-context.ts";
import type { KeptJob } from "./jobs/kept-job.ts";
import { makeRunner } from "./make-runner.ts";
import { IDLE, type RunState } from "./state/run-state.ts";

/** A run, and what a reader can do with it. */
export interface RunControls {
	readonly run: RunState;
	readonly start: (call: PlaygroundCall) => void;
	/** Goes on waiting for a job that an earlier page has submitted. */
	readonly resume: (job: KeptJob) => void;
	/** Ends the run at once; what has come stays. */
	readonly stop: () => void;
	/** Shows an earlier run, where there is none yet. */
	readonly recall: (run: RunState) => void;
}

/** One run at a time: starting another ends the one before. */
export function useRun(): RunControls {
	const [run, setRun] = useState<RunState>(IDLE);
	const [runner] = useState(() => makeRunner(setRun));
	const accessFor = useAccess();
	useEffect(() => runner.leave, [runner]);
	return {
		run,
		start: (call) => runner.start(call, accessFor(call.provider)),
		resume: (job) => runner.resume(job, accessFor(job.call.provider)),
		stop: runner.stop,
		recall: (earlier) => setRun((now) => (now.status === "idle" ? earlier : now)),
	};
}
