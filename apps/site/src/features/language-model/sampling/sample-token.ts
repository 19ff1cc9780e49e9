import { rankTokens } from "./keep-likely.ts";

/**
 * The token on which a fraction falls, when the probabilities lie side by side from the largest to the smallest.
 * @param fraction from 0 up to, but not including, 1
 */
export function sampleToken(probabilities: Float64Array, fraction: number): number {
	const ranked = rankTokens(probabilities);
	let sum = 0;
	const drawn = ranked.find((id) => (sum += probabilities[id] ?? 0) > fraction);
	return drawn ?? ranked.at(-1) ?? 0;
}

/** A fraction from 0 to below 1 for a place in the text: the same for the same seed and place, and without a pattern otherwise. */
export function toFraction(seed: number, place: number): number {
	const mixed = Math.imul(seed + 1, 0x9e37_79b1) ^ Math.imul(place + 1, 0x85eb_ca6b);
	const once = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad);
	const twice = Math.imul(once ^ (once >>> 15), 0x735a_2d97);
	return ((twice ^ (twice >>> 15)) >>> 0) / 2 ** 32;
}
