import type { FetchProgress } from "@pusula/local";
import type { MeasuredItem } from "@pusula/measure";
import type { AskReader } from "../../../../lib/runtime/model-consent.ts";
import type { Access } from "../../target/state/access.ts";
import type { ChosenModel } from "../parts/measurement.ts";

/** Which ended calls are made again: those that failed, or those that may have been billed already. */
export type Again = "failed" | "in-doubt";

/** How a measurement is run, and its callbacks. */
export interface MeasurementRun {
	readonly accessOf: (model: ChosenModel) => Access;
	/** What became of calls in earlier runs: those with an answer are not made again. */
	readonly kept: readonly MeasuredItem[];
	/** Calls that are made again; undefined for none. */
	readonly again: Again | undefined;
	readonly signal: AbortSignal;
	/** Once it fires, no other call begins; those under way end, those that wait for a busy provider are left. */
	readonly pauseSignal: AbortSignal;
	/** Awaited before a call is sent that may be billed, with what holds for it if its end is never seen. */
	readonly onBegin: (item: MeasuredItem) => Promise<void>;
	/** Awaited when a provider took nothing: the call is as if it had not begun. */
	readonly onRefused: (item: MeasuredItem) => Promise<void>;
	/** Called with the name of a model whenever its provider is too busy: for a call, or for the job of one. */
	readonly onBusy: (name: string) => void;
	/** Called when a call has ended, or was stopped on its way to a result. */
	readonly onItem: (item: MeasuredItem) => void;
	/** Called when a model is stopped because its calls all fail alike. */
	readonly onHalt: (name: string, message: string) => void;
	readonly onDownload: AskReader;
	readonly onWait: (isWaiting: boolean) => void;
	readonly onFetched: (progress: FetchProgress) => void;
	readonly onFallback: (reason: string) => void;
}
