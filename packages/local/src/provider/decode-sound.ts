import type { Sound } from "../types/engine.ts";
import { Problem } from "../lib/problem.ts";
import { decodeWav } from "./decode-wav.ts";

/** The rate that models of speech take, in samples a second: a page resamples to it better than anything after. */
const RATE = 16_000;

/**
 * A recording as one channel of samples. A page decodes whatever its browser can play; elsewhere it must be a WAV file.
 * @throws Problem `bad-input`
 */
export async function decodeSound(file: Blob): Promise<Sound> {
	const bytes = await file.arrayBuffer();
	if (typeof OfflineAudioContext === "undefined") return decodeWav(bytes);
	try {
		const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
		const channels = Array.from({ length: decoded.numberOfChannels }, (_none, index) =>
			decoded.getChannelData(index),
		);
		return { samples: mix(channels), rate: decoded.sampleRate };
	} catch (cause) {
		throw new Problem(
			"bad-input",
			"The recording cannot be decoded: this browser does not know its format.",
			{
				cause,
			},
		);
	}
}

/** The mean of all channels. */
function mix(channels: readonly Float32Array[]): Float32Array {
	const [first = new Float32Array()] = channels;
	if (channels.length < 2) return first;
	return first.map(
		(_sample, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
	);
}
