/**
 * A source of noise: each call returns a number from -1 to 1, always the same ones for a seed.
 * Source of the steps: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
 */
export function noiseFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return state / 0x8000_0000;
	};
}
