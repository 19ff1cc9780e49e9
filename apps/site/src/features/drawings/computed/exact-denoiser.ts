import { HOUSE } from "./house.ts";

/** The pictures that the model knows, in squares: dark where there is a hash. */
const KNOWN: readonly (readonly number[])[] = [
	HOUSE,
	[
		"....##....",
		"...####...",
		"..######..",
		"...####...",
		"..######..",
		".########.",
		"....##....",
		"....##....",
		"....##....",
		"##########",
	],
	[
		".....#....",
		".....##...",
		".....###..",
		".....####.",
		".....#....",
		".....#....",
		".########.",
		"..######..",
		"...####...",
		"##########",
	],
].map((rows) => rows.flatMap((row) => Array.from(row, (square) => (square === "#" ? 1 : 0))));

/** Steps from noise to a picture. */
export const STEPS = 10;
const [MOST_NOISE, LEAST_NOISE, CURVE] = [6, 0.05, 4];

/** State of a run of denoising after a step. */
export interface Stage {
	/** The squares as they are, brought into the range from 0 to 1. */
	readonly picture: readonly number[];
	/** What the model takes the picture behind the noise for. */
	readonly guess: readonly number[];
	/** How sure it is of each picture that it knows; the sum is 1. */
	readonly shares: readonly number[];
}

/**
 * Removes noise step by step, as diffusion models do, by Euler's method. The model is the exact answer for a world
 * that has three pictures: the mean of them, each weighed by how likely it lies behind the noise.
 * Source: Karras et al. 2022, section 2, https://arxiv.org/abs/2206.00364
 * @param seed of the noise to start with
 */
export function denoise(seed: number): readonly Stage[] {
	let noisy = drawNoise(KNOWN[0]?.length ?? 0, seed).map((value) => 0.3 + MOST_NOISE * value);
	return Array.from({ length: STEPS + 1 }, (_, step) => {
		const [sigma, next] = [noiseAt(step), step === STEPS ? 0 : noiseAt(step + 1)];
		const shares = weigh(noisy, sigma);
		const guess = noisy.map((_value, place) =>
			KNOWN.reduce((sum, known, index) => sum + (shares[index] ?? 0) * (known[place] ?? 0), 0),
		);
		const picture = noisy.map((value) => 0.5 + (value - 0.5) / (1 + sigma));
		noisy = noisy.map((value, place) => {
			const clear = guess[place] ?? 0;
			return clear + (next / sigma) * (value - clear);
		});
		return { picture: step === STEPS ? guess : picture, guess, shares };
	});
}

/** Standard deviation of the noise before a step. */
function noiseAt(step: number): number {
	const [from, to] = [MOST_NOISE ** (1 / CURVE), LEAST_NOISE ** (1 / CURVE)];
	return (from + (step / STEPS) * (to - from)) ** CURVE;
}

/** How likely each known picture lies behind the noise. */
function weigh(noisy: readonly number[], sigma: number): readonly number[] {
	const distances = KNOWN.map((known) =>
		known.reduce((sum, value, place) => sum + ((noisy[place] ?? 0) - value) ** 2, 0),
	);
	const nearest = Math.min(...distances);
	const weights = distances.map((distance) => Math.exp((nearest - distance) / (2 * sigma ** 2)));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}

/** Normally distributed numbers that are the same for a seed (Box and Muller's method). */
function drawNoise(count: number, seed: number): readonly number[] {
	let state = seed * 2_654_435_761;
	const uniform = (): number => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return (state + 1) / 2 ** 32;
	};
	return Array.from(
		{ length: count },
		() => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
	);
}
