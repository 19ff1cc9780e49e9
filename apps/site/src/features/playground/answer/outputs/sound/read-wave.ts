import { toPeaks } from "../../../../../lib/media/wave-shape.ts";

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
