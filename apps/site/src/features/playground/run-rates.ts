import type { Run } from "./use-run.ts";

/** How fast an answer was written; each only where it can be told. */
export interface RunRates {
	/** Tokens a second, as the provider counted them, after the first piece. */
	readonly tokensPerSecond?: number;
	/** Characters a second, as the page counted them, where the provider counts no tokens. */
	readonly charactersPerSecond?: number;
}

/** A shorter stretch of writing tells nothing about speed, in milliseconds. */
const SHORTEST_MS = 50;

/**
 * The speed of a run that has ended and was read piece by piece. An answer that came in one piece has none: its time is
 * that of the network too.
 */
export function toRunRates({
	call,
	output,
	firstPieceMs,
	tookMs,
	usage,
}: Pick<Run, "call" | "output" | "firstPieceMs" | "tookMs" | "usage">): RunRates {
	if (!call?.stream || firstPieceMs === undefined || tookMs === undefined) return {};
	const seconds = (tookMs - firstPieceMs) / 1000;
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
