/**
 * Why rows cannot be measured.
 * - `no-evaluation`: the task has no results that can be judged against right answers.
 * - `bad-metric`: a metric does not fit the results of the task.
 * - `bad-expected`: a right answer cannot be read.
 */
export type MeasureErrorCode = "no-evaluation" | "bad-metric" | "bad-expected";

/** The row that cannot be measured, and the entry of its right answer that is at fault. */
export interface MeasureErrorPlace {
	/** Number of the row. */
	readonly row?: number | undefined;
	/** Place of the faulty entry in a right answer that is a list, from 1. */
	readonly entry?: number | undefined;
}

/**
 * Thrown for rows and settings that cannot be measured.
 * @example
 * try {
 * 	resolveEvaluation("text-to-image");
 * } catch (error) {
 * 	if (error instanceof MeasureError) console.log(error.code); // "no-evaluation"
 * }
 */
export class MeasureError extends Error {
	/** Why the rows or settings cannot be measured. */
	readonly code: MeasureErrorCode;
	/** Number of the row, where one is at fault. */
	readonly row: number | undefined;
	/** Place of the faulty entry, from 1, where the right answer is a list and one entry is at fault. */
	readonly entry: number | undefined;

	/**
	 * @param code Why the rows or settings cannot be measured.
	 * @param message What is wrong, in English.
	 * @param place The row and the entry at fault. Default: none.
	 */
	constructor(code: MeasureErrorCode, message: string, { row, entry }: MeasureErrorPlace = {}) {
		super(message);
		this.name = "MeasureError";
		this.code = code;
		this.row = row;
		this.entry = entry;
	}
}
