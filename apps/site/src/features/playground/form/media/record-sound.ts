import { toWavFile } from "./wav-file.ts";

/** Sample rate of speech models, in Hz. */
const RATE_HZ = 16_000;

/** A recording that goes on. */
export interface Recording {
	/** Current level, from 0 to 1. */
	readonly readLevel: () => number;
	/** Ends the recording, unless the device has ended it, and returns it as a WAV file of one channel at 16 kHz, which every provider of speech takes. */
	readonly finish: () => Promise<File>;
	/** Ends the recording and throws it away. */
	readonly discard: () => void;
}

/** Begins to record from a microphone. */
export function recordSound(stream: MediaStream): Recording {
	const recorder = new MediaRecorder(stream);
	const chunks: Blob[] = [];
	recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
	const stopped = new Promise((resolve) => {
		recorder.addEventListener("stop", resolve, { once: true });
	});
	const context = new AudioContext();
	const analyser = context.createAnalyser();
	context.createMediaStreamSource(stream).connect(analyser);
	const samples = new Float32Array(analyser.fftSize);
	recorder.start();

	async function finish(): Promise<File> {
		if (recorder.state !== "inactive") recorder.stop();
		await stopped;
		try {
			const sound = await context.decodeAudioData(await new Blob(chunks).arrayBuffer());
			return toWavFile(await resample(sound), RATE_HZ, "recording.wav");
		} finally {
			await context.close();
		}
	}

	return {
		readLevel() {
			analyser.getFloatTimeDomainData(samples);
			return Math.min(1, Math.max(...samples.map(Math.abs)));
		},
		finish,
		discard() {
			if (recorder.state !== "inactive") recorder.stop();
			if (context.state !== "closed") void context.close();
		},
	};
}

async function resample(sound: AudioBuffer): Promise<Float32Array> {
	const context = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * RATE_HZ)), RATE_HZ);
	const source = context.createBufferSource();
	source.buffer = sound;
	source.connect(context.destination);
	source.start();
	const rendered = await context.startRendering();
	return rendered.getChannelData(0);
}
