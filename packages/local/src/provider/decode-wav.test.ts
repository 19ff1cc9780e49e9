import { expect, test } from "vitest";
import { decodeWav } from "./decode-wav.ts";

interface Wav {
	readonly code: number;
	readonly bits: number;
	readonly channels?: number;
	readonly data: ArrayBufferView<ArrayBuffer>;
}

/** A WAV file at 8000 samples a second, with a chunk before the data that decoders have to skip. */
async function wav({ code, bits, channels = 1, data }: Wav): Promise<ArrayBuffer> {
	const width = (bits / 8) * channels;
	const number = (value: number, bytes: number): Uint8Array<ArrayBuffer> =>
		Uint8Array.from({ length: bytes }, (_none, at) => Math.floor(value / 256 ** at) % 256);
	const format = [
		[code, 2],
		[channels, 2],
		[8000, 4],
		[8000 * width, 4],
		[width, 2],
		[bits, 2],
	] as const;
	return new Blob([
		"RIFF",
		number(100, 4),
		"WAVEfmt ",
		number(16, 4),
		...format.map(([value, bytes]) => number(value, bytes)),
		"LIST",
		number(3, 4),
		"abc\0",
		"data",
		number(data.byteLength, 4),
		data,
	]).arrayBuffer();
}

const CASES: readonly (readonly [string, Wav])[] = [
	["8 bits", { code: 1, bits: 8, data: Uint8Array.of(128, 192, 64) }],
	["16 bits", { code: 1, bits: 16, data: Int16Array.of(0, 16_384, -16_384) }],
	["24 bits", { code: 1, bits: 24, data: Uint8Array.of(0, 0, 0, 0, 0, 64, 0, 0, 192) }],
	["32 bits", { code: 1, bits: 32, data: Int32Array.of(0, 2 ** 30, -(2 ** 30)) }],
	["32-bit floats", { code: 3, bits: 32, data: Float32Array.of(0, 0.5, -0.5) }],
	["64-bit floats", { code: 3, bits: 64, data: Float64Array.of(0, 0.5, -0.5) }],
];

test.each(CASES)("reads samples of %s", async (_name, file) => {
	const { samples, rate } = decodeWav(await wav(file));
	expect([...samples]).toEqual([0, 0.5, -0.5]);
	expect(rate).toBe(8000);
});

test("two channels become their mean", async () => {
	const { samples } = decodeWav(
		await wav({ code: 3, bits: 32, channels: 2, data: Float32Array.of(1, 0, 0.5, 0.5) }),
	);
	expect([...samples]).toEqual([0.5, 0.5]);
});

test("what is no WAV file, or one of another kind, is an error that says what to pass", async () => {
	expect(() => decodeWav(new ArrayBuffer(4))).toThrow("pass PCM");
	expect(() => decodeWav(new TextEncoder().encode("OggS and so on, longer").buffer)).toThrow("pass PCM");
	const file = await wav({ code: 85, bits: 16, data: Int16Array.of(1) });
	expect(() => decodeWav(file)).toThrow("pass PCM");
});
