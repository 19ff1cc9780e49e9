/** A generator of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * A generator that gives the same numbers for the same seed everywhere: sfc32, with 2^-32 as the smallest step.
 * Source: Chris Doty-Humphrey, PractRand.
 * @param seed A whole number from 0 to 2^32 - 1.
 * @example
 * const random = seededRandom(42);
 * random(); // 0.2944
 */
export function seededRandom(seed: number): Random {
	let [a, b, c, counter] = [0, seed | 0, 0, 1]; // with a sign: engines keep such numbers without allocating
	const next: Random = () => {
		const sum = (a + b + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + sum) | 0;
		return (sum >>> 0) / 2 ** 32;
	};
	for (let round = 0; round < 12; round++) next();
	return next;
}
