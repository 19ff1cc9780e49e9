import type { RunState } from "../run/run-state.ts";

/** Speed of a streamed answer; each figure only where it can be measured. */
export interface RunRates {
	/** Tokens a second, as the provider counted them, after the first chunk. */
	readonly tokensPerSecond?: number;
	/** Characters a second, as the page counted them, where the provider counts no tokens. */
	readonly charactersPerSecond?: number;
}

/** Shortest streaming time that has a meaningful speed, in milliseconds. */
const SHORTEST_MS = 50;

/**
 * The speed of a streamed run that has ended. An answer in one response has none: its time includes the network's.
 */
export function toRunRates({
	call,
	output,
	firstChunkMs,
	tookMs,
	usage,
}: Pick<RunState, "call" | "output" | "firstChunkMs" | "tookMs" | "usage">): RunRates {
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
