import type { FetchProgress } from "@pusula/local";
import type { MeasuredItem } from "@pusula/measure";
import type { AskReader } from "../../../../lib/model-consent.ts";
import type { Access } from "../../target/connection/access.ts";
import type { ChosenModel } from "../measurement.ts";

/** How a measurement is run, and its callbacks. */
export interface MeasurementRun {
	readonly accessOf: (model: ChosenModel) => Access;
	/** What became of calls in earlier runs: those with an answer are not made again. */
	readonly kept: readonly MeasuredItem[];
	/** Failed calls are made again. */
	readonly isRetry: boolean;
	readonly signal: AbortSignal;
	/** Called before each call; once it returns false, no other begins. */
	readonly mayGoOn: () => boolean;
	readonly onItem: (item: MeasuredItem) => void;
	/** Called when a model is stopped because its calls all fail alike. */
	readonly onHalt: (name: string, message: string) => void;
	readonly onDownload: AskReader;
	readonly onWait: (isWaiting: boolean) => void;
	readonly onFetched: (progress: FetchProgress) => void;
	readonly onFallback: (reason: string) => void;
}
