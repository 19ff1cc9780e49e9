import type { Bytes } from "./bytes.ts";
import { drawFrom, hashText } from "./random.ts";
import { ascii, encodeText, joinBytes, uint16Little, uint32Little } from "./byte-writer.ts";

/** Samples a second of every sound the simulator makes. */
export const SAMPLE_RATE = 8000;

/** Semitones above the lowest note: a scale in which every order of notes sounds calm. */
const SCALE = [0, 3, 5, 7, 10, 12, 15] as const;

/**
 * A WAV file (16 bit, one channel, 8 kHz) with a short tune: one note a word, at most three seconds.
 * The text goes into a `LIST/INFO` comment, where `readWavText` finds it.
 */
export function encodeWav(text: string): Bytes {
	const words = Math.max(3, Math.min(16, text.split(/\s+/).length));
	const noteSamples = Math.floor(SAMPLE_RATE * 0.18);
	const draw = drawFrom(hashText(text));
	const samples = new Uint8Array(words * noteSamples * 2);
	const view = new DataView(samples.buffer);
	for (let note = 0; note < words; note++) {
		const frequency = 196 * 2 ** ((SCALE[Math.floor(draw() * SCALE.length)] ?? 0) / 12);
		for (let index = 0; index < noteSamples; index++) {
			const fade = Math.min(1, index / 80) * (1 - index / noteSamples);
			const value = Math.sin((2 * Math.PI * frequency * index) / SAMPLE_RATE) * fade * 9000;
			view.setInt16((note * noteSamples + index) * 2, Math.round(value), true);
		}
	}
	return riff(text, samples);
}

/** The text a WAV file of the simulator carries, else undefined. */
export function readWavText(file: Bytes): string | undefined {
	const list = readChunks(file).get("LIST");
	if (!list || list.length < 12) return undefined;
	const length = new DataView(list.buffer, list.byteOffset).getUint32(8, true);
	return new TextDecoder().decode(list.subarray(12, 12 + length));
}

/** Length of a WAV file in seconds; 1 for anything else. */
export function readWavSeconds(file: Bytes): number {
	const chunks = readChunks(file);
	const [format, sound] = [chunks.get("fmt "), chunks.get("data")];
	if (!format || format.length < 16 || !sound) return 1;
	const bytesASecond = new DataView(format.buffer, format.byteOffset).getUint32(8, true);
	return bytesASecond > 0 ? Math.round((sound.length / bytesASecond) * 100) / 100 : 1;
}

/** What each chunk of a WAV file holds, by its id; empty for anything else. */
function readChunks(file: Bytes): ReadonlyMap<string, Bytes> {
	const chunks = new Map<string, Bytes>();
	const text = (at: number): string => new TextDecoder("latin1").decode(file.subarray(at, at + 4));
	if (text(0) !== "RIFF" || text(8) !== "WAVE") return chunks;
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	for (let at = 12; at + 8 <= file.length;) {
		const length = view.getUint32(at + 4, true);
		chunks.set(text(at), file.subarray(at + 8, at + 8 + length));
		at += 8 + length + (length % 2);
	}
	return chunks;
}

function riff(text: string, samples: Bytes): Bytes {
	const format = joinBytes(
		uint16Little(1),
		uint16Little(1),
		uint32Little(SAMPLE_RATE),
		uint32Little(SAMPLE_RATE * 2),
		uint16Little(2),
		uint16Little(16),
	);
	const comment = joinBytes(ascii("INFO"), chunk("ICMT", encodeText(text)));
	const body = joinBytes(
		ascii("WAVE"),
		chunk("fmt ", format),
		chunk("LIST", comment),
		chunk("data", samples),
	);
	return joinBytes(ascii("RIFF"), uint32Little(body.length), body);
}

function chunk(id: string, body: Bytes): Bytes {
	return joinBytes(ascii(id), uint32Little(body.length), body, new Uint8Array(body.length % 2));
}
