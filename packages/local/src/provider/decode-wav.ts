import type { Sound } from "../types/engine.ts";
import { Problem } from "../lib/problem.ts";

/** How one sample is read, by format and bits. Source: https://www.rfc-editor.org/rfc/rfc2361 and the RIFF WAVE format. */
const READERS: Readonly<Record<string, (view: DataView, at: number) => number>> = {
	"1/8": (view, at) => (view.getUint8(at) - 128) / 128,
	"1/16": (view, at) => view.getInt16(at, true) / 0x80_00,
	"1/24": (view, at) => ((view.getInt16(at + 1, true) << 8) | view.getUint8(at)) / 0x80_00_00,
	"1/32": (view, at) => view.getInt32(at, true) / 0x80_00_00_00,
	"3/32": (view, at) => view.getFloat32(at, true),
	"3/64": (view, at) => view.getFloat64(at, true),
};
/** The format that keeps the true one behind its other fields. */
const EXTENSIBLE = 0xff_fe;

/**
 * A WAV file as one channel of samples, the mean of its channels.
 * @throws Problem `bad-input`
 */
export function decodeWav(bytes: ArrayBuffer): Sound {
	const view = new DataView(bytes);
	if (view.byteLength < 12 || tag(view, 0) !== "RIFF" || tag(view, 8) !== "WAVE") throw unreadable();
	let format: Format | undefined;
	for (let at = 12; at + 8 <= view.byteLength;) {
		const name = tag(view, at);
		const size = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
		if (name === "fmt " && size >= 16) format = readFormat(view, at + 8, size);
		if (name === "data" && format) return readSamples(view, { at: at + 8, size }, format);
		at += 8 + size + (size % 2);
	}
	throw unreadable();
}

interface Format {
	readonly code: number;
	readonly channels: number;
	readonly rate: number;
	readonly bits: number;
}

function readFormat(view: DataView, at: number, size: number): Format {
	const code = view.getUint16(at, true);
	return {
		code: code === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : code,
		channels: view.getUint16(at + 2, true),
		rate: view.getUint32(at + 4, true),
		bits: view.getUint16(at + 14, true),
	};
}

function readSamples(view: DataView, data: { at: number; size: number }, format: Format): Sound {
	const { code, channels, rate, bits } = format;
	const read = READERS[`${code}/${bits}`];
	if (!read || channels === 0 || rate === 0) throw unreadable();
	const width = bits / 8;
	const samples = new Float32Array(Math.floor(data.size / (width * channels)));
	for (let index = 0; index < samples.length; index += 1) {
		let sum = 0;
		for (let channel = 0; channel < channels; channel += 1)
			sum += read(view, data.at + (index * channels + channel) * width);
		samples[index] = sum / channels;
	}
	return { samples, rate };
}

function tag(view: DataView, at: number): string {
	return String.fromCharCode(...new Uint8Array(view.buffer, at, 4));
}

function unreadable(): Problem {
	return new Problem("bad-input", "The recording cannot be decoded: pass PCM or floating-point WAV.");
}
