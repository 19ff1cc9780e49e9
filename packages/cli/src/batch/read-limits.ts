import type { ParsedArgs } from "../args/parse.ts";

/** Bounds that the user sets. */
export interface Limits {
	readonly concurrency: number | undefined;
	readonly rate: number | undefined;
}

const MOST_AT_ONCE = 1000;
const MOST_RATE = 100_000;

/** The bounds of the arguments. Throws a `CliError` for what is no number within reason. */
export function readLimits(args: ParsedArgs): Limits {
	return {
		concurrency: args.whole("concurrency", 1, MOST_AT_ONCE),
		rate: args.whole("rate", 1, MOST_RATE),
	};
}
