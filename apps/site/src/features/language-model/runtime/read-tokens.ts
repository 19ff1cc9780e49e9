import type { OpenModel, TokenRow } from "./open-model.ts";

/** The tokens that the model sees of a text, and what it computed at each of them. */
export interface SeenTokens {
	readonly ids: readonly number[];
	readonly rows: readonly TokenRow[];
}

/**
 * Runs the model on the end of a text, as much of it as the context holds, and keeps what it computed before. Each run
 * begins after the one before it has ended.
 */
export function createReader(
	{ run }: OpenModel,
	context: number,
): (ids: readonly number[]) => Promise<SeenTokens> {
	let kept: readonly TokenRow[] = [];
	let last: Promise<unknown> = Promise.resolve();
	const readNow = async (ids: readonly number[]): Promise<SeenTokens> => {
		const { start, rows } = await run(ids);
		kept = [...kept.slice(0, start), ...rows];
		return { ids, rows: kept };
	};
	return (ids) => {
		const read = last.then(() => readNow(ids.slice(-context)));
		last = read.catch(() => undefined);
		return read;
	};
}
