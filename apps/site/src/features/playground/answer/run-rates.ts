import type { RunState } from "../run/state/run-state.ts";

/** Speed of a streamed answer; each figure only where it can be measured. */
export interface RunRates {
	/** Tokens a second, as the provider counted them, after the first chunk. */
	readonly tokensPerSecond?: number;
	/** Characters a second, as the page counted them, where the provider counts no tokens. */
	readonly charactersPerSecond?: number;
}

/** Shortest streaming time that has a meaningful speed, in milliseconds. */
const SHORTEST_MS = 50;

/** The times of a run, in milliseconds; each only where it is known. */
export interface RunTimes {
	/** From the start to the first chunk of a stream. */
	readonly firstMs?: number | undefined;
	/** Until a model on this device was in memory. */
	readonly loadMs?: number | undefined;
	/** The whole call, or the work of a model on this device. */
	readonly runMs?: number | undefined;
}

/**
 * The times of a run. With a provider they begin with the press. On this device they are those of the model alone: neither
 * the reader's consent nor the wait for another model is part of them.
 */
export function toRunTimes({ call, firstChunkMs, ran, tookMs }: TimedRun): RunTimes {
	const firstMs = call?.stream ? firstChunkMs : undefined;
	if (!ran) return { firstMs, runMs: tookMs };
	const { loadMs, runMs } = ran;
	if (firstMs === undefined || tookMs === undefined) return { loadMs, runMs };
	return { firstMs: Math.max(0, runMs - (tookMs - firstMs)), loadMs, runMs };
}

type TimedRun = Pick<RunState, "call" | "firstChunkMs" | "ran" | "tookMs">;

/**
 * The speed of a run that has ended. On this device it is tokens over the model's own time. With a provider an answer in one
 * response has none: its time includes the network's.
 */
export function toRunRates({
	call,
	output,
	firstChunkMs,
	tookMs,
	usage,
	ran,
}: TimedRun & Pick<RunState, "output" | "usage">): RunRates {
	if (ran && usage?.completionTokens && ran.runMs >= SHORTEST_MS)
		return { tokensPerSecond: (usage.completionTokens * 1000) / ran.runMs };
	if (!call?.stream || firstChunkMs === undefined || tookMs === undefined) return {};
	const seconds = (tookMs - firstChunkMs) / 1000;
	if (seconds * 1000 < SHORTEST_MS) return {};
	if (usage?.completionTokens) return { tokensPerSecond: usage.completionTokens / seconds };
	const length = measureText(output);
	return length > 0 ? { charactersPerSecond: length / seconds } : {};
}

function measureText(output: unknown): number {
	const { text, reasoning, generated_text: generated } = Object(output) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	return [text, reasoning, generated].reduce<number>(
		(sum, one) => sum + (typeof one === "string" ? one.length : 0),
		0,
	);
}
