import { readAnswer } from "../evaluate/answers.ts";
import type { AnswerKind } from "../evaluate/evaluations.ts";
import type { MeasuredItem, MeasuredRow } from "../evaluate/measured.ts";

/** The task's output of one call, with token counts where the provider sends them. */
export interface CandidateResult {
	readonly output: unknown;
	/** Tokens of the prompt; absent where the provider does not count them. */
	readonly inputTokens?: number | undefined;
	/** Tokens of the result; absent where the provider does not count them. */
	readonly outputTokens?: number | undefined;
	/** What the provider says that the call costs. */
	readonly price?: number | undefined;
	/** Milliseconds that count, where they are known better than from the call to its result. */
	readonly ms?: number | undefined;
}

/** A model to measure: its unique name, and the function that calls it. */
export interface Candidate {
	/** Unique among those that are measured together. */
	readonly name: string;
	/** Makes one call; throws what went wrong. */
	readonly call: (args: MeasuredRow["args"], signal: AbortSignal) => Promise<CandidateResult>;
}

/** Rows, candidates and limits of a measurement, and its callbacks. */
export interface MeasureOptions {
	readonly kind: AnswerKind;
	readonly rows: readonly MeasuredRow[];
	readonly candidates: readonly Candidate[];
	/** Most calls under way. Default 4. */
	readonly atOnce?: number;
	readonly signal: AbortSignal;
	/** Milliseconds of a clock that only goes forward, such as `performance.now`. */
	readonly now: () => number;
	/** Items of an earlier run: their calls are not made again. Failed ones are. Default: none. */
	readonly kept?: readonly MeasuredItem[];
	/** Called when a call has ended. */
	readonly onItem?: (item: MeasuredItem) => void;
	/** Called before each call: once it returns false, no other begins, and the run resolves when those under way have ended. Default: true. */
	readonly mayGoOn?: () => boolean;
	/** True for an error after which every other call of its model fails too; the run ends with it. Default: never. */
	readonly isFatal?: (error: unknown) => boolean;
}

/**
 * Makes the calls of all rows with all models, row by row, so that a run that is stopped has measured every model on the
 * same rows. A failed call is an item with its reason.
 * @throws what a fatal call threw, and the reason of the signal
 */
export async function measureRows(options: MeasureOptions): Promise<readonly MeasuredItem[]> {
	const { rows, candidates, atOnce = 4, signal, kept = [] } = options;
	const items = new Map(
		kept.filter(({ failure }) => !failure).map((item) => [keyOf(item.row, item.candidate), item]),
	);
	const open = rows.flatMap((row) =>
		candidates.flatMap((candidate) =>
			items.has(keyOf(row.number, candidate.name)) ? [] : [{ row, candidate }],
		),
	);
	let next = 0;
	const work = async (): Promise<void> => {
		for (let one = open[next++]; one; one = open[next++]) {
			signal.throwIfAborted();
			if (options.mayGoOn?.() === false) return;
			const item = await measureOne(one.row, one.candidate, options);
			items.set(keyOf(item.row, item.candidate), item);
			options.onItem?.(item);
		}
	};
	try {
		await Promise.all(Array.from({ length: Math.min(atOnce, open.length) }, work));
	} catch (error) {
		next = open.length;
		throw error;
	}
	return rows.flatMap((row) => candidates.flatMap(({ name }) => items.get(keyOf(row.number, name)) ?? []));
}

async function measureOne(
	{ number, args }: MeasuredRow,
	{ name, call }: Candidate,
	{ kind, signal, now, isFatal }: MeasureOptions,
): Promise<MeasuredItem> {
	const start = now();
	const base = { row: number, candidate: name };
	try {
		const { output, inputTokens, outputTokens, price, ms = now() - start } = await call(args, signal);
		const answer = readAnswer(kind, output);
		const tokens = {
			...(inputTokens !== undefined && { inputTokens }),
			...(outputTokens !== undefined && { outputTokens }),
			...(price !== undefined && { price }),
		};
		if (answer !== undefined) return { ...base, ms, answer, ...tokens };
		return { ...base, ms, ...tokens, failure: { code: "no-answer", message: "The result holds no answer." } };
	} catch (error) {
		if (signal.aborted || isFatal?.(error)) throw error;
		return { ...base, ms: now() - start, failure: { code: codeOf(error), message: messageOf(error) } };
	}
}

function keyOf(row: number, candidate: string): string {
	return `${row} ${candidate}`;
}

function codeOf(error: unknown): string {
	const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
	return typeof code === "string" ? code : "error";
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
