import type { Locale } from "@pusula/tasks";
import { sampleLabel } from "./sample.ts";

/** A token, with the logarithm of its probability. */
export interface Likely {
	readonly token: string;
	readonly logprob: number;
}

/**
 * The likeliest tokens at a place, with equal shares, since nothing was computed: first that of the text, then names of nothing.
 * Fewer than two leave the other half to tokens that are not listed.
 */
export function sampleLikely(token: string, count: number, locale: Locale): readonly [Likely, ...Likely[]] {
	const logprob = -Math.log(Math.max(2, count));
	const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
		token: ` ${sampleLabel(locale)} ${index + 2}`,
		logprob,
	}));
	return [{ token, logprob }, ...others];
}
