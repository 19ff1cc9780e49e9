import type { FetchProgress, RunReport } from "@pusula/local";
import type { ConnectionKind } from "../../target/state/access.ts";
import { askConsent, type DownloadQuestion } from "./ask-consent.ts";
import type { Exchange } from "./exchange.ts";
import type { JobReport } from "./job-report.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { AnswerSource, RunCallbacks, SimulatedSource, TriedRequest } from "./run-callbacks.ts";
import type { TokenUsage } from "./token-usage.ts";

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
	/** Where a simulated answer comes from; absent where the simulator looked no input up, which makes it a sample. */
	readonly simulatedFrom?: SimulatedSource | undefined;
	/** Every attempt of every request, and how many milliseconds after the press it ended. */
	readonly attempts: readonly TimedAttempt[];
	/** State of the job, when the provider queues the call. */
	readonly job?: JobReport | undefined;
	/** Size in bytes of the last request body, until its response begins. */
	readonly sendingBytes?: number | undefined;
	/** A download that waits for the reader's consent. */
	readonly question?: DownloadQuestion | undefined;
	/** True while another model runs on this device, for which this run waits. */
	readonly isWaiting?: boolean | undefined;
	/** How much of a model has come, until all of it has. */
	readonly fetched?: FetchProgress | undefined;
	/** True once WebGPU has failed and the call has begun anew on WebAssembly. */
	readonly isFallback?: boolean | undefined;
	/** Where a model ran on the reader's own device, and for how long. */
	readonly ran?: RunReport | undefined;
	/** Token counts, where the provider sends them. */
	readonly usage?: TokenUsage | undefined;
	/** Milliseconds from the press to the first chunk of the output. */
	readonly firstChunkMs?: number | undefined;
	/** The moment of the press, in milliseconds of `performance.now()`. */
	readonly startedAt?: number | undefined;
	/** True where nothing is sent anew: the run waits for a job that an earlier page has submitted. */
	readonly isResumed?: boolean | undefined;
	/** Milliseconds from the press to the last sign of the server: a response, or a chunk of one. */
	readonly lastSignMs?: number | undefined;
	/** Milliseconds from the press to the end. */
	readonly tookMs?: number | undefined;
}

/** An attempt, and when it ended. */
export interface TimedAttempt extends TriedRequest {
	/** Milliseconds from the press. */
	readonly atMs: number;
}

/** State before the first run. */
export const IDLE: RunState = { status: "idle", exchanges: [], attempts: [] };

/** True from the press to the end of a run. */
export function isBusy({ status }: RunState): boolean {
	return status === "running" || status === "streaming";
}

/** The run whose callbacks change the state. */
export interface ReportedRun {
	/** Aborted when the run has ended before its time: then nothing changes any more, except for the bodies that arrive. */
	readonly signal: AbortSignal;
	/** Milliseconds since the press. */
	readonly sinceStart: () => number;
	/** False once another run has begun. */
	readonly isLatest: () => boolean;
	readonly onChange: (next: (before: RunState) => RunState) => void;
}

/** The callbacks of a run, each of which changes the state. */
export function toCallbacks({ signal, sinceStart, isLatest, onChange }: ReportedRun): RunCallbacks {
	const set = (changed: Partial<RunState>): void => {
		if (!signal.aborted) onChange((before) => ({ ...before, ...changed }));
	};
	return {
		signal,
		onOutput: (output) => {
			const now = sinceStart();
			if (signal.aborted) return;
			onChange((before) => {
				const firstChunkMs = before.firstChunkMs ?? now;
				return { ...before, status: "streaming", output, firstChunkMs, lastSignMs: now };
			});
		},
		onSend: (sendingBytes) => set({ sendingBytes }),
		onExchange: (exchange) => {
			if (signal.aborted) return;
			onChange((before) => {
				const exchanges = [...before.exchanges, exchange];
				return { ...before, exchanges, sendingBytes: undefined, lastSignMs: sinceStart() };
			});
		},
		onAttempt: (attempt) => {
			if (signal.aborted) return;
			const timed = { ...attempt, atMs: sinceStart() };
			onChange((before) => ({ ...before, attempts: [...before.attempts, timed] }));
		},
		onReceived: (id, received) => {
			if (!isLatest()) return;
			onChange((before) => {
				const exchanges = before.exchanges.map((one) => (one.id === id ? { ...one, received } : one));
				return { ...before, exchanges };
			});
		},
		onSimulated: (simulatedFrom) => set({ simulatedFrom }),
		onJob: (job) => set({ job, lastSignMs: sinceStart() }),
		onDownload: (download) => askConsent(download, signal, (question) => set({ question })),
		onWait: (isWaiting) => set({ isWaiting }),
		onFetched: (fetched) =>
			set({
				fetched: fetched.loadedBytes < (fetched.totalBytes ?? Infinity) ? fetched : undefined,
				lastSignMs: sinceStart(),
			}),
		onFallback: () => set({ isFallback: true }),
		onRan: (ran) => set({ ran, fetched: undefined }),
		onAnswered: (answered) => set({ answered }),
		onUsage: (usage) => set({ usage }),
	};
}
