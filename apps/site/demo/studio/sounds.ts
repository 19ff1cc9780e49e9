import { type Note, playDrum, playFlute, playSiren } from "./sound/instruments.ts";

const TUNE_SECONDS = 4.4;
/** A short tune of our own in the scale of D, as steps of the piano above D5, with the length in beats. */
const TUNE = [
	[0, 1],
	[4, 1],
	[7, 1.5],
	[9, 0.5],
	[7, 1],
	[4, 1],
	[2, 0.5],
	[4, 0.5],
	[0, 1.5],
] as const;
const D5 = 587.33;
const BEAT = 0.48;

/** How each demo sound is played, by its file below `apps/site/demo/media/`; samples from -1 to 1. */
export const SOUNDS: Readonly<Record<string, () => Float64Array>> = {
	"audio-classification/siren.wav": () => playSiren(5, 2.5),
	"audio-text-to-text/beats.wav": () => playDrum([0.1, 0.8, 1.5, 2.2], 2.9),
	"text-to-audio/flute.wav": flute,
};

function flute(): Float64Array {
	return playFlute(buildTune(), TUNE_SECONDS);
}

function buildTune(): Note[] {
	let beats = 0;
	return TUNE.map(([step, length]) => {
		const note = { at: beats * BEAT, length: length * BEAT, pitch: D5 * 2 ** (step / 12) };
		beats += length;
		return note;
	});
}
