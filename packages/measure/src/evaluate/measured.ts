import type { Answer } from "./answers.ts";

/** A row of data as a call, with its right answer. */
export interface MeasuredRow {
	/** Its number in the data, from 1. */
	readonly number: number;
	/** The arguments of the call, without model and provider. */
	readonly args: Readonly<Record<string, unknown>>;
	/** What people see of the input. */
	readonly input: string;
	readonly expected: Answer;
}

/** Code of a call whose result holds no answer. It was made, and costs what a call costs. */
export const NO_ANSWER = "no-answer";

/** What became of one row with one model. A plain value, which can be kept and passed again. */
export interface MeasuredItem {
	/** Number of the row in the data, from 1. */
	readonly row: number;
	/** Name of the model. */
	readonly candidate: string;
	/** Milliseconds from the last attempt of the call to its result. */
	readonly ms: number;
	/** Absent where the call failed. */
	readonly answer?: Answer;
	/** Why there is no answer, where the call failed: code, message and HTTP status. */
	readonly failure?: {
		readonly code: string;
		readonly message: string;
		/** HTTP status of the response; absent where none came. */
		readonly status?: number;
		/** The provider may have billed the call nevertheless; absent where nothing says so. */
		readonly mayBeBilled?: true;
	};
	/** The job that the provider accepted, where its result did not come: the call waits for it when it is made again. */
	readonly job?: unknown;
	/** Tokens of the prompt; absent where the provider does not count them. */
	readonly inputTokens?: number;
	/** Tokens of the result; absent where the provider does not count them. */
	readonly outputTokens?: number;
	/** What the provider says that the call costs. */
	readonly price?: number;
}
