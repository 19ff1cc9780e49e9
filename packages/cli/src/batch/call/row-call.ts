import type { StoredJob } from "@pusula/inference";
import { IN_DOUBT } from "@pusula/measure";
import type { Usage } from "./price.ts";
import type { RowFailure } from "../store/row-store.ts";

/** A row whose call is to be made, and what has to be kept on the way. */
export interface RowWork {
	readonly row: number;
	/** Arguments of the call. Files are paths still. */
	readonly args: Record<string, unknown>;
	/** Times that the row has ended before. */
	readonly ended: number;
	/** An earlier run began the call, and nothing is known of its end. */
	readonly wasStarted: boolean;
	/** Ticket of the provider's job, where an earlier run submitted one. */
	readonly job: StoredJob | undefined;
	/** Whether the run has ended, so that no further call may start. */
	readonly isEnded: () => boolean;
	/** Awaited before something is sent that may be billed. */
	readonly onStart: () => Promise<void>;
	/** The provider took nothing: the row is as if it had not been started. */
	readonly onRefused: () => Promise<void>;
	/** The provider has accepted the row as a job. */
	readonly onJob: (job: StoredJob) => Promise<void>;
}

/** How the call of a row ended. */
export type RowEnd =
	| { readonly kind: "done"; readonly output: unknown; readonly usage: Usage | undefined }
	| {
			readonly kind: "failed";
			readonly failure: RowFailure;
			readonly mayBeBilled: boolean;
			/** The job that a worker waited for. */
			readonly job?: StoredJob | undefined;
			/** The job of the row gives no result any more. Default: false. */
			readonly hasJobEnded?: boolean;
	  }
	/** Every other row would fail the same way. */
	| { readonly kind: "stopped"; readonly error: unknown }
	/** The run was interrupted; the row stays as it is. */
	| { readonly kind: "interrupted" };

/** The end of a row that has failed. */
export type FailedEnd = Extract<RowEnd, { readonly kind: "failed" }>;

/** Makes the calls of rows: in this process, or in workers on other machines. */
export interface RowCalls {
	readonly call: (work: RowWork) => Promise<RowEnd & { readonly onKept?: () => void }>;
	/** Calls under way. */
	readonly active: () => number;
}

/** The end of a row of which nobody knows whether the provider ran and billed it: it is reported, and not called again by itself. */
export function endInDoubt(): RowEnd {
	const { code, message, mayBeBilled } = IN_DOUBT;
	return { kind: "failed", failure: { code, message }, mayBeBilled };
}
