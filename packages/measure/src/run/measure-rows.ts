import { readAnswer } from "../evaluate/answers.ts";
import type { AnswerKind } from "../evaluate/evaluations.ts";
import { type MeasuredItem, type MeasuredRow, NO_ANSWER } from "../evaluate/measured.ts";
import type { Gate } from "./gate.ts";
import { findJobEnd } from "./find-job-end.ts";
import { mayBeBilled } from "./may-be-billed.ts";
import { peek } from "../results/peek.ts";
import { isBusy, MOST_REFUSALS, readRetryAfterMs } from "./read-busy.ts";

/** The task's output of one call, with token counts where the provider sends them. */
export interface CandidateResult {
	/** The task's output, as the client returns it. */
	readonly output: unknown;
	/** Tokens of the prompt; absent where the provider does not count them. */
	readonly inputTokens?: number | undefined;
	/** Tokens of the result; absent where the provider does not count them. */
	readonly outputTokens?: number | undefined;
	/** What the provider says that the call costs. */
	readonly price?: number | undefined;
	/** Milliseconds that count, where they are known better than from the last attempt to its result. */
	readonly ms?: number | undefined;
}

/** A model to measure: its unique name, and the function that calls it. */
export interface Candidate {
	/** Unique among those that are measured together. */
	readonly name: string;
	/** Makes one call; throws what went wrong. */
	readonly call: (
		args: MeasuredRow["args"],
		signal: AbortSignal,
		accepted: AcceptedJob,
	) => Promise<CandidateResult>;
	/**
	 * Lets its calls through at the pace of its provider; models of one provider share it. A call that the provider was too
	 * busy to take is made again after the pause, whose time does not count. Default: calls start at once, and are made once.
	 */
	readonly gate?: Gate;
}

/** The job of a call, at a provider that works by jobs. */
export interface AcceptedJob {
	/** What an earlier attempt of the call gave to `onJob`: the call waits for it, and submits nothing. Undefined where none did. */
	readonly job: unknown;
	/** Awaited when the provider has accepted the call as a job. A call without one is not made again where it may be billed. */
	readonly onJob: (job: unknown) => Promise<void>;
}

/** Which call it is: number of the row, name of the model. */
export type CallName = Pick<MeasuredItem, "row" | "candidate">;

/** Rows, candidates and limits of a measurement, and its callbacks. */
export interface MeasureOptions {
	/** The kind of answer that the rows have. */
	readonly kind: AnswerKind;
	/** The rows, in the order of the calls. */
	readonly rows: readonly MeasuredRow[];
	/** The models to measure. */
	readonly candidates: readonly Candidate[];
	/** Most calls under way. Default 4. */
	readonly atOnce?: number;
	/** Ends the measurement; its reason is thrown. */
	readonly signal: AbortSignal;
	/** Milliseconds of a clock that only goes forward, such as `performance.now`. */
	readonly now: () => number;
	/** Items of an earlier run: their calls are not made again. Failed ones are, and wait for the job that they name. Default: none. */
	readonly kept?: readonly MeasuredItem[];
	/** Awaited before each attempt of a call that has no job: what is kept here is kept before anything may be billed. */
	readonly onStart?: (call: CallName) => Promise<void>;
	/** Awaited when the provider did not take an attempt, and before the pause that follows: nothing was billed. */
	readonly onRefused?: (call: CallName) => Promise<void>;
	/** Awaited when the provider has accepted a call as a job, with what `kept` takes for it. Default: nothing. */
	readonly onJob?: (call: CallName, job: unknown) => Promise<void>;
	/** Called when a call has ended. */
	readonly onItem?: (item: MeasuredItem) => void;
	/** Called before each call: once it returns false, no other begins, and the run resolves when those under way have ended. Default: true. */
	readonly mayGoOn?: () => boolean;
	/**
	 * Times that a call is made again after this error, where its model has a gate and nothing is paid twice. Default: 20 for a
	 * busy provider (status 429 or 503), else none.
	 */
	readonly mostRepeats?: (error: unknown) => number;
}

/**
 * Makes the calls of all rows with all models, row by row, so that a run that is stopped has measured every model on the
 * same rows. A failed call is an item with its reason.
 * @param options Rows, candidates and limits, and what is called as the measurement goes on.
 * @throws the reason of the signal
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const candidates = [{ name: "optimist", call: async () => ({ output: [{ label: "good", score: 1 }] }) }];
 * const { signal } = new AbortController();
 * const items = await measureRows({ kind: "labels", rows, candidates, signal, now: () => performance.now() });
 * items[0]?.answer; // "good"
 */
export async function measureRows(options: MeasureOptions): Promise<readonly MeasuredItem[]> {
	const { rows, candidates, atOnce = 4, signal, kept = [] } = options;
	const items = new Map(
		kept.filter(({ failure }) => !failure).map((item) => [keyOf(item.row, item.candidate), item]),
	);
	const jobs = new Map(kept.map((item) => [keyOf(item.row, item.candidate), item.job]));
	const open = rows.flatMap((row) =>
		candidates.flatMap((candidate): readonly OpenCall[] => {
			const key = keyOf(row.number, candidate.name);
			return items.has(key) ? [] : [{ row, candidate, job: jobs.get(key) }];
		}),
	);
	open.sort((one, other) => Number(one.job === undefined) - Number(other.job === undefined)); // a job is paid: no limit may keep it from its turn
	let next = 0;
	const work = async (): Promise<void> => {
		for (let one = open[next++]; one; one = open[next++]) {
			signal.throwIfAborted();
			const item = await measureInTurn(one, options);
			if (!item) return;
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

/** A call that is to be made. */
interface OpenCall {
	readonly row: MeasuredRow;
	readonly candidate: Candidate;
	/** The job that an earlier attempt submitted. */
	readonly job: unknown;
}

/** Makes a call once its turn has come, again and again while the provider is busy; undefined where none may begin any more. */
async function measureInTurn(open: OpenCall, options: MeasureOptions): Promise<MeasuredItem | undefined> {
	const { row, candidate } = open;
	const { signal, now, mayGoOn = () => true, mostRepeats = repeatWhileBusy } = options;
	const { gate } = candidate;
	const name: CallName = { row: row.number, candidate: candidate.name };
	let { job } = open;
	const onJob = async (accepted: unknown): Promise<void> => {
		job = accepted;
		await options.onJob?.(name, accepted);
	};
	for (let repeats = 0; ; repeats++) {
		if (!mayGoOn() || !(await hasEntered(gate, signal, job !== undefined))) return undefined;
		let start = now();
		try {
			if (!mayGoOn()) return undefined;
			if (job === undefined) await options.onStart?.(name);
			start = now();
			const item = await measureOne({ row, candidate, accepted: { job, onJob } }, options);
			gate?.pace.succeeded();
			return item;
		} catch (error) {
			if (signal.aborted) throw error;
			const isBilled = job !== undefined || mayBeBilled(error);
			if (findJobEnd(error, open.job !== undefined)) job = undefined;
			const isRepeated = gate && (job !== undefined || !isBilled) && repeats < mostRepeats(error);
			if (!isRepeated) return { ...name, ms: now() - start, failure: toFailure(error, isBilled), job };
			if (job === undefined) await options.onRefused?.(name);
			gate.pace.refused(readRetryAfterMs(error));
		} finally {
			gate?.leave();
		}
	}
}

/** True once the gate has let a call through; false where its own signal ends the waiting. */
async function hasEntered(
	gate: Gate | undefined,
	signal: AbortSignal,
	isAccepted: boolean,
): Promise<boolean> {
	try {
		await gate?.enter(isAccepted);
		return true;
	} catch {
		signal.throwIfAborted();
		return false;
	}
}

function repeatWhileBusy(error: unknown): number {
	return isBusy(error) ? MOST_REFUSALS : 0;
}

interface Attempt extends Omit<OpenCall, "job"> {
	readonly accepted: AcceptedJob;
}

async function measureOne(
	{ row: { number, args }, candidate: { name, call }, accepted }: Attempt,
	{ kind, signal, now }: MeasureOptions,
): Promise<MeasuredItem> {
	const start = now();
	const { output, inputTokens, outputTokens, price, ms = now() - start } = await call(args, signal, accepted);
	const answer = readAnswer(kind, output);
	return {
		row: number,
		candidate: name,
		ms,
		...(answer === undefined
			? { failure: { code: NO_ANSWER, message: "The result holds no answer." } }
			: { answer }),
		...(inputTokens !== undefined && { inputTokens }),
		...(outputTokens !== undefined && { outputTokens }),
		...(price !== undefined && { price }),
	};
}

function keyOf(row: number, candidate: string): string {
	return `${row} ${candidate}`;
}

function toFailure(error: unknown, isBilled: boolean): NonNullable<MeasuredItem["failure"]> {
	const [code, status] = [peek(error, "code"), peek(error, "status")];
	return {
		code: typeof code === "string" ? code : "error",
		message: error instanceof Error ? error.message : String(error),
		...(typeof status === "number" && { status }),
		...(isBilled && { mayBeBilled: true as const }),
	};
}
