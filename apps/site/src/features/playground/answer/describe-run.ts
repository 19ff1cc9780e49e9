import { fill } from "../../../lib/fill.ts";
import type { Messages } from "../../../../messages/words.ts";
import { isLookup, listTries } from "../run/state/run-error.ts";
import type { RunState } from "../run/state/run-state.ts";

/** How often the client tries a request in all, by its own rules; 503 is tried until it is over. */
export const MOST_TRIES = 3;

/** Silence of a server that is worth a word, in seconds. */
const LONG_SILENCE_S = 5;

/** What a run is doing, in words. */
export interface RunWords {
	/** The state, which changes seldom enough to be announced. */
	readonly state: string;
	/** Figures that change with every second. */
	readonly clock: string;
}

/** A run in words at a moment, in milliseconds of `performance.now()`. A run on this device has no server, and none that is silent. */
export function describeRun(run: RunState, words: Messages["playground"], now: number): RunWords {
	const { status, startedAt } = run;
	if (status === "idle") return { state: words.idle, clock: "" };
	if (startedAt === undefined || (status !== "running" && status !== "streaming"))
		return { state: words.states[status], clock: "" };
	const elapsedMs = now - startedAt;
	const special = run.question ? words.live.consent : describeRetry(run, words, elapsedMs);
	const silentS = Math.floor((elapsedMs - (run.lastSignMs ?? 0)) / 1000);
	const hasServer = run.connection !== "local";
	const isSilent = hasServer && special === undefined && silentS >= LONG_SILENCE_S;
	return {
		state: special ?? words.states[status],
		clock: isSilent
			? fill(words.live.silent, { count: silentS })
			: fill(words.live.elapsed, { count: Math.floor(elapsedMs / 1000) }),
	};
}

/** The pause before the next attempt, or the attempt itself where it is not the first. */
function describeRetry(
	{ attempts }: RunState,
	{ live }: Messages["playground"],
	elapsedMs: number,
): string | undefined {
	const last = attempts.at(-1);
	if (last?.waitedMs === undefined) return undefined;
	const next = listTries(attempts).length + 1;
	const most = last.status === 503 ? "∞" : String(MOST_TRIES);
	const why = last.status === undefined ? live.noResponse : String(last.status);
	const leftMs = last.atMs + last.waitedMs - elapsedMs;
	const names = { status: why, next, most, count: Math.ceil(leftMs / 1000) };
	const retry = fill(leftMs > 0 ? live.waiting : live.trying, names);
	return isLookup(last) ? fill(live.lookup, { retry }) : retry;
}
