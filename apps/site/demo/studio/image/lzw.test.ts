import fc from "fast-check";
import { expect, test } from "vitest";
import { noiseFrom } from "../sound/noise.ts";
import { decompressLzw } from "./decompress-lzw.ts";
import { compressLzw } from "./lzw.ts";

test("gives back what went in, for any positions", () => {
	const positions = fc.uint8Array({ max: 7, maxLength: 400 });
	fc.assert(
		fc.property(positions, (input) => {
			expect(decompressLzw(compressLzw(input, 3), 3)).toEqual(input);
		}),
	);
});

test.each([2, 4, 8])("survives a full table with noise of %i bits", (bits) => {
	const noise = noiseFrom(3);
	const input = Uint8Array.from({ length: 30_000 }, () =>
		Math.floor((noise() + 1) * 0.5 * ((1 << bits) - 1)),
	);
	expect(decompressLzw(compressLzw(input, bits), bits)).toEqual(input);
});

test("ends rightly at every code width", () => {
	for (let length = 1; length < 1_200; length++) {
		const input = Uint8Array.from({ length }, (_, i) => (i * i) % 4);
		expect(decompressLzw(compressLzw(input, 2), 2)).toEqual(input);
	}
});

test("shortens a plain area", () => {
	expect(compressLzw(new Uint8Array(10_000), 2).length).toBeLessThan(300);
});
