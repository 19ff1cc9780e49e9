import { expect, test } from "vitest";
import { encodeWav } from "./encode-wav.ts";

test("writes a header that gives the rate and the lengths, and samples that stay in range", () => {
	const wav = encodeWav([0, 0.5, -2, 2], 16_000);
	expect([wav.length, wav.readUInt32LE(4)]).toEqual([52, 44]);
	expect([wav.toString("latin1", 0, 4), wav.toString("latin1", 8, 16)]).toEqual(["RIFF", "WAVEfmt "]);
	expect([wav.readUInt32LE(24), wav.readUInt32LE(28), wav.readUInt32LE(40)]).toEqual([16_000, 32_000, 8]);
	expect([44, 46, 48, 50].map((at) => wav.readInt16LE(at))).toEqual([0, 16_384, -32_767, 32_767]);
});
