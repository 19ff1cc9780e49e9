import { useEffect, useRef, useState } from "react";
import type { Access, ConnectionKind } from "./connection/access.ts";
import { useAccess } from "./connection/access-context.ts";
import type { Exchange } from "./exchange.ts";
import type { JobReport } from "./jobs/job-report.ts";
import type { KeptJob } from "./jobs/kept-job.ts";
import type { PlaygroundCall } from "./playground-call.ts";
import { makeCall } from "./make-call.ts";
import type { AnswerSource, RunCallbacks } from "./run-callbacks.ts";
import type { TokenUsage } from "./token-usage.ts";

/** State of a run. */
export interface RunState {
	readonly status: "idle" | "running" | "streaming" | "done" | "stopped" | "failed";
	/** The call that runs or has run. */
	readonly call?: PlaygroundCall | undefined;
	/** Source of its answer. */
	readonly connection?: ConnectionKind | undefined;
	readonly output?: unknown;
	readonly error?: unknown;
	readonly exchanges: readonly Exchange[];
	/** Provider and model of the answer. */
	readonly answered?: AnswerSource | undefined;
	/** State of the job, when the provider queues the call. */
	readonly job?: JobReport | undefined;
	/** Size in bytes of the last request body, until its response begins. */
	readonly sendingBytes?: number | undefined;
	/** Token counts, where the provider sends them. */
	readonly usage?: TokenUsage | undefined;
	/** Milliseconds from the press to the first chunk of the output. */
	readonly firstChunkMs?: number | undefined;
	/** Milliseconds from the press to the end. */
	readonly tookMs?: number | undefined;
}

/** A run, and what a reader can do with it. */
export interface RunControls {
	readonly run: RunState;
	readonly start: (call: PlaygroundCall) => void;
	/** Goes on waiting for a job that an earlier page has submitted. */
	readonly resume: (job: KeptJob) => void;
	/** Ends the run at once; what has come stays. */
	readonly stop: () => void;
}

const IDLE: RunState = { status: "idle", exchanges: [] };

/** One run at a time: starting another ends the one before. */
export function useRun(): RunControls {
	const [run, setRun] = useState<RunState>(IDLE);
	const current = useRef<AbortController>(undefined);
	const accessFor = useAccess();
	useEffect(() => () => current.current?.abort(), []);

	/** Reports of a run that has ended are ignored, except for the bodies that have arrived. */
	function end(next: (before: RunState) => RunState): void {
		current.current?.abort();
		setRun(next);
	}

	function begin(call: PlaygroundCall, work: (reports: RunCallbacks, access: Access) => Promise<void>): void {
		const controller = new AbortController();
		const access = accessFor(call.provider);
		const started = performance.now();
		/** Only the run that is still wanted may change what is shown. */
		const change = (next: (before: RunState) => RunState): void => {
			if (!controller.signal.aborted) setRun(next);
		};
		const sinceStart = (): number => performance.now() - started;
		const finish = (last: Pick<RunState, "status" | "error">): void => {
			const tookMs = sinceStart();
			change((before) => ({ ...before, ...last, tookMs }));
		};
		end(() => ({ status: "running", call, connection: access.kind, exchanges: [] }));
		current.current = controller;
		const reports: RunCallbacks = {
			signal: controller.signal,
			onOutput: (output) => {
				const now = sinceStart();
				change((before) => ({
					...before,
					status: "streaming",
					output,
					firstChunkMs: before.firstChunkMs ?? now,
				}));
			},
			onSend: (sendingBytes) => change((before) => ({ ...before, sendingBytes })),
			onExchange: (exchange) =>
				change((before) => ({
					...before,
					exchanges: [...before.exchanges, exchange],
					sendingBytes: undefined,
				})),
			onReceived: (id, received) => {
				if (current.current !== controller) return;
				setRun((before) => ({
					...before,
					exchanges: before.exchanges.map((one) => (one.id === id ? { ...one, received } : one)),
				}));
			},
			onJob: (job) => change((before) => ({ ...before, job })),
			onAnswered: (answered) => change((before) => ({ ...before, answered })),
			onUsage: (usage) => change((before) => ({ ...before, usage })),
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
