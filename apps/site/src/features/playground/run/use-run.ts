import { now } from "../../../lib/effects/clock.ts";
import { useEffect, useRef, useState } from "react";
import type { Access } from "../target/connection/access.ts";
import { useAccess } from "../target/connection/access-context.ts";
import type { KeptJob } from "./jobs/kept-job.ts";
import { makeCall } from "./make-call.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { RunCallbacks } from "./run-callbacks.ts";
import { IDLE, type RunState, toCallbacks } from "./run-state.ts";

/** A run, and what a reader can do with it. */
export interface RunControls {
	readonly run: RunState;
	readonly start: (call: PlaygroundCall) => void;
	/** Goes on waiting for a job that an earlier page has submitted. */
	readonly resume: (job: KeptJob) => void;
	/** Ends the run at once; what has come stays. */
	readonly stop: () => void;
}

/** One run at a time: starting another ends the one before. */
export function useRun(): RunControls {
	const [run, setRun] = useState<RunState>(IDLE);
	const current = useRef<AbortController>(undefined);
	const used = useRef<Access>(undefined);
	const accessFor = useAccess();
	useEffect(() => () => current.current?.abort(), []);
	const isEnded = run.status === "done" || run.status === "stopped" || run.status === "failed";
	useEffect(() => {
		if (isEnded && used.current) keepInBackground(run, used.current);
		// oxlint-disable-next-line react/exhaustive-deps -- once for each run that ends
	}, [isEnded, run.startedAt]);

	/** Ends the run before: of what it still reports only bodies count, until the next one begins. */
	function end(next: (before: RunState) => RunState): void {
		current.current?.abort();
		setRun(next);
	}

	function begin(call: PlaygroundCall, work: (reports: RunCallbacks, access: Access) => Promise<void>): void {
		const controller = new AbortController();
		const { signal } = controller;
		const access = accessFor(call.provider);
		const started = now();
		used.current = access;
		end(() => ({ ...IDLE, status: "running", call, connection: access.kind, startedAt: started }));
		current.current = controller;
		const reports = toCallbacks({
			signal,
			sinceStart: () => now() - started,
			isLatest: () => current.current === controller,
			onChange: setRun,
		});
		const finish = (last: Pick<RunState, "status" | "error">): void => {
			const tookMs = now() - started;
			if (!signal.aborted) setRun((before) => ({ ...before, ...last, tookMs }));
		};
		void work(reports, access).then(
			() => finish({ status: "done" }),
			(error: unknown) => finish({ status: "failed", error }),
		);
	}

	return {
		run,
		start: (call) => begin(call, (reports, access) => makeCall(call, reports, access)),
		resume: (job) =>
			begin(job.call, async (reports, access) => {
				const { resumeKeptJob } = await import("./jobs/submit-and-poll.ts");
				await resumeKeptJob(job, reports, access);
			}),
		stop: () => end((before) => ({ ...before, status: "stopped" })),
	};
}

/** Keeps a run in the history; a part of the page that cannot be loaded keeps nothing. */
function keepInBackground(run: RunState, access: Access): void {
	void import("./saved/keep-run.ts").then(
		({ keepRun }) => keepRun(run, access),
		() => undefined,
	);
}
