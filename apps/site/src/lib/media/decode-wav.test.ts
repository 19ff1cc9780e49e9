import { encodeWav } from "@pusula/tools/encode-wav";
import { expect, test } from "vitest";
import { decodeWav } from "./decode-wav.ts";

test("keeps samples to a step of 16 bits", () => {
	const sound = Float64Array.from({ length: 500 }, (_, i) => Math.sin(i / 9));
	const { rate, samples } = decodeWav(encodeWav(sound, 8000));
	expect(rate).toBe(8000);
	expect(samples).toHaveLength(500);
	expect(Math.max(...samples.map((sample, i) => Math.abs(sample - (sound[i] ?? 0))))).toBeLessThan(
		1 / 0x7fff,
	);
});

test("cuts off what is too loud instead of turning it round", () => {
	expect([...decodeWav(encodeWav([1.5, -1.5], 8000)).samples]).toEqual([1, -1]);
});

test("reads a sound whose writer did not know its length", () => {
	const wav = encodeWav([0.5, 0.25], 8000);
	wav.writeUInt32LE(0x7fff_f000, 40);
	expect(decodeWav(wav).samples).toHaveLength(2);
});

test("skips what stands before the sound", () => {
	const wav = encodeWav([0.5, 0.25], 8000);
	const comment = Buffer.from("LIST\u0003\0\0\0abc\0", "latin1");
	const { samples } = decodeWav(Buffer.concat([wav.subarray(0, 36), comment, wav.subarray(36)]));
	expect(samples).toEqual(decodeWav(wav).samples);
});

test("refuses what is not a WAV file", () => {
	expect(() => decodeWav(Buffer.from("GIF89a"))).toThrow("Not a WAV file");
});
