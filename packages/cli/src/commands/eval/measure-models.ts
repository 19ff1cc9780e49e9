import { now, sleep } from "../../clock.ts";
import {
	type Candidate,
	createGate,
	createPace,
	type Evaluation,
	type Gate,
	isBusy,
	type MeasuredItem,
	type MeasuredRow,
	measureRows,
	MOST_REFUSALS,
} from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { Account, Budget } from "../../batch/budget.ts";
import { mayBeBilled } from "../../batch/call-here.ts";
import { judgeError } from "../../batch/judge-error.ts";
import { makeCaller } from "../../batch/make-caller.ts";
import type { Limits } from "../../batch/read-limits.ts";
import { type Price, priceOf } from "../../batch/price.ts";
import { loadFiles, type CallPlan } from "../../batch/rows/row-args.ts";
import type { Target } from "../../calls/open-target.ts";
import type { Context } from "../../terminal/context.ts";
import { formatNumber } from "../../terminal/format.ts";
import { createProgress } from "../../terminal/progress.ts";
import type { ChosenModel } from "./read-models.ts";
import { type ItemKeeper, keepItems } from "./keep-items.ts";
import type { ItemStore } from "./item-store.ts";

const DEFAULT_AT_ONCE = 4;

/** Times that a call is made again which never reached its server: a server that is not there is not waited for any longer. */
const MOST_LOST = 2;

/** What is measured, and with which models. */
export interface Measurement {
	/** What the calls of each model cost. */
	readonly accounts: readonly Account[];
	readonly budget: Budget;
	readonly context: Context;
	readonly evaluation: Evaluation;
	readonly limits: Limits;
	readonly models: readonly ChosenModel[];
	readonly plan: CallPlan;
	readonly rows: readonly MeasuredRow[];
	/** Keeps the answers; absent where there is no file to keep them beside. */
	readonly store: ItemStore | undefined;
	readonly targets: readonly Target[];
	readonly task: CallableTaskId;
}

/** What became of the calls. */
export interface Measured {
	/** Fewer than rows × models after an interruption, a fatal error, and where the price would exceed its bound. */
	readonly items: readonly MeasuredItem[];
	/** An error after which every other call fails too; absent where there was none. */
	readonly fatal?: Error;
}

/**
 * Makes the calls of all rows with all models. An interruption, a fatal error and an answer that cannot be kept begin no other
 * call; calls under way are waited for, so that no result is lost that was paid for.
 */
export async function measureModels(measurement: Measurement): Promise<Measured> {
	const { budget, context, evaluation, limits, models, rows, store } = measurement;
	const { kept = [] } = store ?? {};
	const { io, words } = context;
	const total = rows.length * models.length;
	const progress = createProgress(total, kept.length, context, now);
	const stopped: { fatal?: Error } = {};
	let done = kept.length;
	let failed = 0;
	const { concurrency = DEFAULT_AT_ONCE, rate } = limits;
	const gate = createGate(createPace(concurrency, now, rate), io.signal, sleep, budget.hasRoom);
	const onFatal = (error: Error): void => void (stopped.fatal ??= error);
	const keeper = keepItems(store, budget, context, onFatal);
	const candidates = makeCandidates(measurement, { gate, keeper, onFatal });
	const reportInterrupt = (): void => {
		const active = gate.active();
		if (active > 0) io.stderr.write(`${words.batch.finishing(formatNumber(active, context.locale))}\n`);
	};
	io.signal.addEventListener("abort", reportInterrupt, { once: true });
	try {
		const items = await measureRows({
			kind: evaluation.kind,
			rows,
			candidates,
			kept,
			atOnce: concurrency,
			signal: new AbortController().signal, // calls under way are waited for
			now,
			mostRepeats,
			mayGoOn: () => !io.signal.aborted && stopped.fatal === undefined && !budget.isBlind(),
			onItem: (item) => {
				if (keeper.isRefused(item)) return;
				keeper.put(item);
				if (item.failure) failed += 1;
				else done += 1;
				progress.update(done, failed, gate.active());
			},
		});
		return { items: items.filter((item) => !keeper.isRefused(item)), ...stopped };
	} finally {
		io.signal.removeEventListener("abort", reportInterrupt);
		progress.end();
	}
}

/** What a call cost by a price of the user; undefined where the provider counts no tokens. */
export function priceOfItem(
	{ inputTokens, outputTokens = 0 }: MeasuredItem,
	price: Price | undefined,
): number | undefined {
	return price && priceOf(price, inputTokens === undefined ? undefined : { inputTokens, outputTokens });
}

/** What all candidates share. */
interface Shared {
	readonly gate: Gate;
	readonly keeper: ItemKeeper;
	/** Called with an error that every other call would have. */
	readonly onFatal: (error: Error) => void;
}

function makeCandidates(
	{ accounts, context, models, plan, rows, targets, task }: Measurement,
	{ gate, keeper, onFatal }: Shared,
): readonly Candidate[] {
	const rowOf = new Map<unknown, number>(rows.map(({ number, args }) => [args, number]));
	return targets.map((target, index): Candidate => {
		const caller = makeCaller(task, target);
		const account = accounts[index];
		const name = models[index]?.name ?? "";
		return {
			name,
			gate,
			call: async (given, signal) => {
				const key = { row: rowOf.get(given) ?? 0, candidate: name };
				const onStart = async (): Promise<void> => keeper.begin(key, account?.estimate(given) ?? 0);
				try {
					const loaded = await loadFiles(given, plan, context.words);
					const { output, usage } = await caller(loaded, { signal, onStart });
					account?.spend(usage);
					return { output, ...usage };
				} catch (error) {
					if (mayBeBilled(error)) account?.doubt(given);
					else keeper.release(key);
					if (error instanceof Error && judgeError(error) === "stop") onFatal(error);
					throw error;
				}
			},
		};
	});
}

function mostRepeats(error: unknown): number {
	if (judgeError(error) !== "again") return 0;
	return isBusy(error) ? MOST_REFUSALS : MOST_LOST;
}
