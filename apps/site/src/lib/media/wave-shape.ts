/** Loudest sample of each of `count` equal stretches of a sound, from 0 to 1, the loudest of all at 1. Silence stays at 0. */
export function toPeaks(samples: Float32Array | Float64Array, count: number): readonly number[] {
	const length = samples.length / count;
	const peaks = Array.from({ length: count }, (_, index) => {
		const from = Math.floor(index * length);
		const stretch = samples.subarray(from, Math.max(from + 1, Math.floor((index + 1) * length)));
		let most = 0;
		for (const one of stretch) most = Math.max(most, Math.abs(one));
		return most;
	});
	const loudest = Math.max(...peaks);
	return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}

/** A path with one upright stroke for each peak, a unit apart, in a drawing of this height. A silent stretch is still a point. */
export function toWavePath(peaks: readonly number[], height: number): string {
	const half = height / 2;
	const toLength = (peak: number): number => Math.max(0.5, peak * (half - 1));
	return peaks
		.map(toLength)
		.map((length, index) => `M${index}.5 ${toPlaces(half - length)}v${toPlaces(2 * length)}`)
		.join("");
}

function toPlaces(value: number): number {
	return Math.round(value * 10) / 10;
}
