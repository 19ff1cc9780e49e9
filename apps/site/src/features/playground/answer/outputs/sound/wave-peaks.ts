/** Loudest sample of each of `count` equal stretches of a sound, from 0 to 1, the loudest of all at 1. Silence stays at 0. */
export function toPeaks(samples: Float32Array, count: number): readonly number[] {
	const length = samples.length / count;
	const peaks = Array.from({ length: count }, (_, index) => {
		const stretch = samples.subarray(
			Math.floor(index * length),
			Math.max(Math.floor(index * length) + 1, Math.floor((index + 1) * length)),
		);
		return stretch.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
	});
	const loudest = Math.max(...peaks);
	return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}

/** A sound as it is drawn. */
export interface Wave {
	readonly seconds: number;
	readonly peaks: readonly number[];
}

/** Samples a second at which a sound is decoded: enough to draw it, and half an hour is about 60 MB. */
const RATE = 8000;

/** Decodes a sound. @throws where the browser cannot */
export async function readWave(blob: Blob, count: number): Promise<Wave> {
	const context = new OfflineAudioContext(1, 1, RATE);
	const sound = await context.decodeAudioData(await blob.arrayBuffer());
	return { seconds: sound.duration, peaks: toPeaks(sound.getChannelData(0), count) };
}
