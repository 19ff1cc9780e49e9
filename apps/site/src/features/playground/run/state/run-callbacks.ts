import type { Attempt, ResponseInfo } from "@pusula/inference";
import type { FetchProgress, RunReport } from "@pusula/local";
import type { SimulatorOptions } from "@pusula/simulator";
import type { AskReader } from "../../../../lib/runtime/model-consent.ts";
import type { Exchange } from "./exchange.ts";
import type { JobReport } from "./job-report.ts";
import type { Received } from "./receive-body.ts";
import type { TokenUsage } from "./token-usage.ts";

/** Provider and model of the answer, from the response headers. */
export type AnswerSource = Pick<ResponseInfo, "provider" | "model" | "status" | "requestId">;

/** One attempt of a request: its status, and how long the client waits after it where it tries again. */
export type TriedRequest = Pick<Attempt, "method" | "url" | "status" | "waitedMs">;

/** Where a simulated answer comes from: written by hand for an example, or a sample of the right form. */
export type SimulatedSource = Parameters<NonNullable<SimulatorOptions["onAnswer"]>>[0];

export const SIMULATED_SOURCES = ["example", "sample"] as const satisfies readonly SimulatedSource[];

export interface RunCallbacks {
	readonly signal: AbortSignal;
	/** The output as far as it has come. */
	readonly onOutput: (output: unknown) => void;
	readonly onExchange: (exchange: Exchange) => void;
	/** Called when the body of a response has ended, with the id of its exchange. */
	readonly onReceived?: ((id: number, received: Received) => void) | undefined;
	/** Called when a request is sent, with the bytes of its body. */
	readonly onSend?: ((sentBytes: number) => void) | undefined;
	/** Called after every attempt of every request, before the pause that may follow it. */
	readonly onAttempt?: ((attempt: TriedRequest) => void) | undefined;
	/** Called when the response headers have arrived; without a stream, when the whole response has. */
	readonly onAnswered?: ((answered: AnswerSource) => void) | undefined;
	/** Called when the simulator has looked up an input: the right result of an example, or a sample. The last call holds. */
	readonly onSimulated?: ((source: SimulatedSource) => void) | undefined;
	/** Called with the state of a queued job after each poll. */
	readonly onJob?: ((job: JobReport) => void) | undefined;
	/** Requests the reader's consent to the download of a model. Without it none begins. */
	readonly onDownload?: AskReader | undefined;
	/** Called when another model runs on this device and this run waits for it, and when it waits no more. */
	readonly onWait?: ((isWaiting: boolean) => void) | undefined;
	/** Called as files of a model arrive. */
	readonly onFetched?: ((progress: FetchProgress) => void) | undefined;
	/** Called with the runtime's words when WebGPU has failed and the call begins anew on WebAssembly. */
	readonly onFallback?: ((reason: string) => void) | undefined;
	/** Called when a model has run on the reader's own device. */
	readonly onRan?: ((report: RunReport) => void) | undefined;
	/** Called when the response counts its tokens. */
	readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}
