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
	const head = new TextDecoder("latin1").decode(file.subarray(0, 12));
	if (!head.startsWith("RIFF") || !head.endsWith("WAVE")) return undefined;
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	for (let offset = 12; offset + 8 <= file.length;) {
		const id = new TextDecoder("latin1").decode(file.subarray(offset, offset + 4));
		const length = view.getUint32(offset + 4, true);
		if (id === "LIST") {
			const bytes = view.getUint32(offset + 16, true);
			return new TextDecoder().decode(file.subarray(offset + 20, offset + 20 + bytes));
		}
		offset += 8 + length + (length % 2);
	}
	return undefined;
}

/** Length of a WAV file in seconds; 1 for anything else. */
export function readWavSeconds(file: Bytes): number {
	const text = new TextDecoder("latin1").decode(file.subarray(0, 12));
	if (!text.startsWith("RIFF") || file.length < 44) return 1;
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const bytesASecond = view.getUint32(28, true);
	return bytesASecond > 0 ? Math.round(((file.length - 44) / bytesASecond) * 100) / 100 : 1;
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
