import { SAMPLE_RATE } from "./sample-rate.ts";
import { noiseFrom } from "./noise.ts";

/** A tone of a tune. */
export interface Note {
	/** When it begins and how long it sounds, in seconds. */
	readonly at: number;
	readonly length: number;
	/** Its pitch in hertz. */
	readonly pitch: number;
}

const TURN = 2 * Math.PI;

/** A siren whose pitch rises and falls once every `period` seconds. */
export function playSiren(seconds: number, period: number): Float64Array {
	const sound = buildSilence(seconds);
	let turn = 0;
	for (let i = 0; i < sound.length; i++) {
		const time = i / SAMPLE_RATE;
		const height = 0.5 - 0.5 * Math.cos((TURN * time) / period);
		turn += (TURN * (520 + 620 * height)) / SAMPLE_RATE;
		const tone = Math.sin(turn) + 0.34 * Math.sin(3 * turn) + 0.16 * Math.sin(5 * turn);
		sound[i] = 0.42 * tone * fade(time, seconds, 0.15);
	}
	return sound;
}

/** A flute: few overtones, some breath, and a tremble that comes in after the start of each note. */
export function playFlute(notes: readonly Note[], seconds: number): Float64Array {
	const sound = buildSilence(seconds);
	const breath = noiseFrom(7);
	for (const { at, length, pitch } of notes) {
		const start = Math.round(at * SAMPLE_RATE);
		let turn = 0;
		let air = 0;
		for (let i = 0; i < length * SAMPLE_RATE && start + i < sound.length; i++) {
			const time = i / SAMPLE_RATE;
			const tremble = Math.min(1, time / 0.3) * Math.sin(TURN * 5.2 * time);
			turn += (TURN * pitch * (1 + 0.004 * tremble)) / SAMPLE_RATE;
			air += 0.25 * (breath() - air);
			const tone = Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.12 * Math.sin(3 * turn);
			const level = (1 + 0.08 * tremble) * fade(time, length, 0.06);
			sound[start + i] = (sound[start + i] ?? 0) + level * (0.24 * tone + 0.02 * air);
		}
	}
	return sound;
}

/** A drum: each beat is a skin whose pitch drops while it dies away, begun by the short noise of the stick. */
export function playDrum(beats: readonly number[], seconds: number): Float64Array {
	const sound = buildSilence(seconds);
	const stick = noiseFrom(11);
	for (const at of beats) {
		const start = Math.round(at * SAMPLE_RATE);
		let turn = 0;
		for (let i = 0; i < 0.5 * SAMPLE_RATE && start + i < sound.length; i++) {
			const time = i / SAMPLE_RATE;
			turn += (TURN * (150 + 110 * Math.exp(-time * 26))) / SAMPLE_RATE;
			const skin =
				(Math.sin(turn) + 0.4 * Math.sin(1.59 * turn) + 0.2 * Math.sin(2.14 * turn)) * Math.exp(-time * 9);
			const click = stick() * Math.exp(-time * 90);
			const level = Math.min(1, time / 0.002) * Math.min(1, (0.5 - time) / 0.05);
			sound[start + i] = (sound[start + i] ?? 0) + level * (0.36 * skin + 0.16 * click);
		}
	}
	return sound;
}

/** Two sounds at once: the exact sum of both, as long as the longer one. */
export function mix(first: Float64Array, second: Float64Array): Float64Array {
	const mixed = new Float64Array(Math.max(first.length, second.length));
	return mixed.map((_, i) => (first[i] ?? 0) + (second[i] ?? 0));
}

/** From 0 to 1 at the beginning and back to 0 at the end, each within `edge` seconds. */
function fade(time: number, length: number, edge: number): number {
	return Math.max(0, Math.min(1, time / edge, (length - time) / edge));
}

function buildSilence(seconds: number): Float64Array {
	return new Float64Array(Math.round(seconds * SAMPLE_RATE));
}
