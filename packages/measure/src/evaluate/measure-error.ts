/**
 * Why rows cannot be measured:
 * - `no-evaluation`: the task has no results that can be judged against right answers.
 * - `bad-metric`: a metric does not fit the results of the task.
 * - `bad-expected`: a right answer cannot be read.
 */
export type MeasureErrorCode = "no-evaluation" | "bad-metric" | "bad-expected";

/** Thrown for rows and settings that cannot be measured. */
export class MeasureError extends Error {
	readonly code: MeasureErrorCode;
	/** Number of the row, where one is at fault. */
	readonly row: number | undefined;

	constructor(code: MeasureErrorCode, message: string, row?: number) {
		super(message);
		this.name = "MeasureError";
		this.code = code;
		this.row = row;
	}
}
