import { now } from "../../../lib/effects/clock.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { Access } from "../target/state/access.ts";
import type { KeptJob } from "./jobs/kept-job.ts";
import type { RunCallbacks } from "./state/run-callbacks.ts";
import { IDLE, isBusy, type RunState, toCallbacks } from "./state/run-state.ts";

/** Makes calls, one at a time: starting another ends the one before. */
export interface Runner {
	/**
	 * @param prepare gives the call as it is sent, where that takes time; a run that is stopped meanwhile sends nothing
	 */
	readonly start: (
		call: PlaygroundCall,
		access: Access,
		prepare?: (call: PlaygroundCall) => Promise<PlaygroundCall>,
	) => void;
	/** Goes on waiting for a job that an earlier page has submitted. */
	readonly resume: (job: KeptJob, access: Access) => void;
	/** Ends the run at once; what has come stays. */
	readonly stop: () => void;
	/** Ends the run without a word, where nobody looks at it any more; the history keeps it as stopped. */
	readonly leave: () => void;
}

/** What is known of a run before it begins. */
type Beginning = Pick<RunState, "isResumed"> & { readonly call: PlaygroundCall };

/**
 * A runner that reports every change of its run.
 * @param keep keeps a run that has ended; default: in the history
 */
export function makeRunner(
	onChange: (run: RunState) => void,
	keep: (run: RunState, access: Access) => void = keepInBackground,
): Runner {
	let run = IDLE;
	let current: AbortController | undefined;
	let used: Access | undefined;

	function set(next: (before: RunState) => RunState): void {
		run = next(run);
		onChange(run);
	}
	function end(last: Partial<RunState>): void {
		set((before) => ({ ...before, ...last }));
		if (used) keep(run, used);
	}
	function leave(): void {
		current?.abort();
		if (!isBusy(run) || !used) return;
		run = { ...run, status: "stopped" };
		keep(run, used);
	}
	function begin(first: Beginning, access: Access, work: (callbacks: RunCallbacks) => Promise<void>): void {
		leave();
		const controller = new AbortController();
		const { signal } = controller;
		const started = now();
		current = controller;
		used = access;
		set(() => ({ ...IDLE, status: "running", ...first, connection: access.kind, startedAt: started }));
		const callbacks = toCallbacks({
			signal,
			sinceStart: () => now() - started,
			isLatest: () => current === controller,
			onChange: set,
		});
		const finish = (last: Pick<RunState, "status" | "error">): void => {
			if (!signal.aborted) end({ ...last, tookMs: now() - started });
		};
		void work(callbacks).then(
			() => finish({ status: "done" }),
			(error: unknown) => finish({ status: "failed", error }),
		);
	}

	return {
		start: (call, access, prepare) =>
			begin({ call }, access, async (callbacks) => {
				const [{ makeCall }, sent] = await Promise.all([import("./make-call.ts"), prepare?.(call) ?? call]);
				callbacks.signal.throwIfAborted();
				if (sent !== call) set((before) => ({ ...before, call: sent }));
				await makeCall(sent, callbacks, access);
			}),
		resume: (job, access) => begin({ call: job.call, isResumed: true }, access, waitForJob(job, access)),
		stop: () => {
			if (!isBusy(run)) return;
			current?.abort();
			end({ status: "stopped" });
		},
		leave,
	};
}

function waitForJob(job: KeptJob, access: Access): (callbacks: RunCallbacks) => Promise<void> {
	return async (callbacks) => {
		const { resumeKeptJob } = await import("./jobs/submit-and-poll.ts");
		await resumeKeptJob(job, callbacks, access);
	};
}

/** Keeps a run in the history, and notifies the page; a part of it that cannot be loaded keeps nothing. */
function keepInBackground(run: RunState, access: Access): void {
	void import("./saved/keep-run.ts").then(
		({ keepAndNotify }) => keepAndNotify(run, access),
		() => undefined,
	);
}
