import { now } from "../../io/clock.ts";
import {
	type Candidate,
	createRoom,
	isBusy,
	type MeasuredItem,
	measureRows,
	MOST_REFUSALS,
} from "@pusula/measure";
import { judgeError } from "../../batch/call/judge-error.ts";
import { type Price, priceOf } from "../../batch/call/price.ts";
import { formatNumber } from "../../terminal/format.ts";
import { createProgress } from "../../terminal/progress.ts";
import { groupCandidates } from "./group-candidates.ts";
import { keepItems } from "./keep-items.ts";
import type { Measurement } from "./measurement.ts";

const DEFAULT_AT_ONCE = 4;

/** Times that a call is made again which never reached its server: a server that is not there is not waited for any longer. */
const MOST_LOST = 2;

/** What became of the calls. */
export interface Measured {
	/** Fewer than rows × models after an interruption, a fatal error, and where the price would exceed its bound. */
	readonly items: readonly MeasuredItem[];
	/** An error after which every other call fails too; absent where there was none. */
	readonly fatal?: Error;
}

/**
 * Makes the calls of all rows with all models, at the pace of each provider. An interruption, a fatal error and an answer that
 * cannot be kept begin no other call; calls under way are waited for, so that no result is lost that was paid for.
 */
export async function measureModels(measurement: Measurement): Promise<Measured> {
	const { budget, context, evaluation, limits, models, rows, store } = measurement;
	const { kept = [], left = [] } = store ?? {};
	const { io, words } = context;
	const total = rows.length * models.length;
	const progress = createProgress(total, kept.length, context, now);
	const stopped: { fatal?: Error } = {};
	let done = kept.length;
	let failed = 0;
	const { concurrency: atOnce = DEFAULT_AT_ONCE } = limits;
	const room = createRoom(io.signal, budget.hasRoom);
	const onFatal = (error: Error): void => void (stopped.fatal ??= error);
	const keeper = keepItems(store, budget, context, onFatal);
	const groups = groupCandidates(measurement, { atOnce, keeper, onFatal, room });
	const reportInterrupt = (): void => {
		const active = room.active();
		if (active > 0) io.stderr.write(`${words.batch.finishing(formatNumber(active, context.locale))}\n`);
	};
	io.signal.addEventListener("abort", reportInterrupt, { once: true });
	const measure = (candidates: readonly Candidate[]): Promise<readonly MeasuredItem[]> =>
		measureRows({
			kind: evaluation.kind,
			rows,
			candidates,
			kept: [...kept, ...left].filter(({ candidate }) => candidates.some(({ name }) => name === candidate)),
			atOnce,
			signal: new AbortController().signal, // calls under way are waited for
			now,
			mostRepeats,
			mayGoOn: () => !io.signal.aborted && stopped.fatal === undefined && !budget.isBlind(),
			onItem: (item) => {
				if (keeper.isRefused(item)) return;
				keeper.put(item);
				if (item.failure) failed += 1;
				else done += 1;
				progress.update(done, failed, room.active());
			},
		});
	try {
		const items = (await Promise.all(groups.map(measure))).flat();
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

function mostRepeats(error: unknown): number {
	if (judgeError(error) !== "again") return 0;
	return isBusy(error) ? MOST_REFUSALS : MOST_LOST;
}
