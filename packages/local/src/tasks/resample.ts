/**
 * A recording at another rate, both in samples a second. Downwards each sample is the mean of those it represents, which
 * keeps high sounds from coming back as low ones; upwards it lies on the line between two.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
	if (from === to) return samples;
	const step = from / to;
	const result = new Float32Array(Math.max(1, Math.round(samples.length / step)));
	for (let index = 0; index < result.length; index += 1)
		result[index] = step > 1 ? meanOf(samples, index * step, step) : between(samples, index * step);
	return result;
}

function meanOf(samples: Float32Array, start: number, width: number): number {
	const first = Math.floor(start);
	const end = Math.min(samples.length, Math.max(first + 1, Math.floor(start + width)));
	let sum = 0;
	for (let at = first; at < end; at += 1) sum += samples[at] ?? 0;
	return end > first ? sum / (end - first) : 0;
}

function between(samples: Float32Array, place: number): number {
	const first = Math.floor(place);
	const one = samples[first] ?? 0;
	const other = samples[first + 1] ?? one;
	return one + (other - one) * (place - first);
}
