import type { StoredJob } from "@pusula/inference";

/** Code of a row whose job its provider does not know any more. */
export const JOB_GONE = "job-gone";

/** Why a row has no result. */
export interface RowFailure {
	/** Code of the client's error, such as `api`, or one of this program. */
	readonly code: string;
	readonly message: string;
	readonly status?: number | undefined;
}

/** What a row cost, as far as it is known. */
export interface RowCost {
	readonly inputTokens?: number | undefined;
	readonly outputTokens?: number | undefined;
	/** In the currency of `--price`. */
	readonly price?: number | undefined;
}

/** How a row ended. `line` is what the output gets. The job of a row that failed is kept until it has ended. */
export type RowOutcome = RowCost &
	({ readonly line: string } | { readonly failure: RowFailure; readonly hasJobEnded?: boolean | undefined });

/** A row of the input in the store of its run, by which a later run knows what is left to do. */
export interface KeptRow {
	readonly state: "new" | "started" | "accepted" | "done" | "failed";
	/** Digest of the call's arguments, which shows whether the input has changed since. */
	readonly digest: string;
	/** The provider's ticket, where it has accepted the row as a job. */
	readonly job?: StoredJob | undefined;
	/** The job is in what was spent: an earlier run waited for it without a result. */
	readonly isPaid: boolean;
	/** Times that the row has ended, with a result or without. */
	readonly ended: number;
}

/** Rows so far. */
export interface RowCounts {
	readonly done: number;
	readonly failed: number;
	/** Rows whose call was begun and has not ended, jobs of a provider apart. */
	readonly started: number;
	/** The last row of which anything is known; 0 before the first. */
	readonly last: number;
	readonly inputTokens: number;
	readonly outputTokens: number;
	/** In the currency of `--price`. */
	readonly price: number;
	/** Most tokens of a row that is done; null where none were counted. */
	readonly mostInputTokens: number | null;
	readonly mostOutputTokens: number | null;
}

/**
 * Keeps what has become of the rows, so that nothing that was paid is paid again. A promise of `start`,
 * `accept` and `settle` resolves once the disk holds the row: it then survives the loss of power.
 */
export interface RowStore {
	readonly find: (row: number) => KeptRow | undefined;
	/** The row's call is about to be sent, or was given to workers, with the job that it has: from here on it may be billed. */
	readonly start: (row: number, digest: string) => Promise<void>;
	/** The provider took nothing of a row that was started. */
	readonly release: (row: number) => Promise<void>;
	/** The provider has accepted the row as a job, which is waited for after a restart. */
	readonly accept: (row: number, digest: string, job: StoredJob) => Promise<void>;
	readonly settle: (row: number, digest: string, outcome: RowOutcome) => Promise<void>;
	readonly counts: () => RowCounts;
	/**
	 * Appends the lines of rows that are done to the output, in their order, each exactly once.
	 * @param before only rows with a smaller number
	 */
	readonly write: (before: number) => void;
	/** The rows that failed, in their order, with the reason. */
	readonly failures: () => Iterable<RowFailure & { readonly row: number }>;
	/** Name of the run that workers know; undefined where no row is with them. */
	readonly runId: () => string | undefined;
	readonly setRunId: (id: string | undefined) => void;
	readonly close: () => void;
}
