import { area, type FillLook, type Part, rect } from "./shapes.ts";

/** A sound as upright strokes around a middle line, one for each loudness from 0 to 1. */
export function wave(loudness: readonly number[], height: number, look: FillLook = "solid"): Part {
	const step = 5;
	const strokes = loudness.map((value, index) => {
		const long = Math.max(2, Math.round(value * height));
		return rect([index * step, (height - long) / 2, 3, long], look, { radius: 1 });
	});
	return area(loudness.length * step - 2, height, strokes);
}

/** Loudness of speech that is made up: syllables that swell and fade. */
export function sampleLoudness(count: number, seed = 1): readonly number[] {
	return Array.from({ length: count }, (_, index) => {
		const swell = Math.abs(Math.sin((index + seed) * 0.42));
		const ripple = 0.55 + 0.45 * Math.abs(Math.sin((index + seed) * 1.7));
		return 0.12 + 0.88 * swell * ripple;
	});
}
