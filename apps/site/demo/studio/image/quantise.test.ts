import { expect, test } from "vitest";
import { quantise } from "./quantise.ts";
import type { Raster } from "./raster.ts";

function rasterOf(colours: readonly number[]): Raster {
	const rgba = colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]);
	return { width: colours.length, height: 1, rgba: Uint8Array.from(rgba) };
}

test("keeps the exact colour of plain areas and blends rare ones into the nearest", () => {
	const plain = [...Array<number>(90).fill(0xf0cf6b), ...Array<number>(80).fill(0x18506a)];
	const { colours, frames } = quantise([rasterOf([...plain, 0xf0cf6a, 0x18516a])], 2);
	expect(colours).toEqual([0xf0cf6b, 0x18506a]);
	expect([...(frames[0] ?? [])].slice(-2)).toEqual([0, 1]);
});

test("makes one list for all frames", () => {
	const { colours, frames } = quantise([rasterOf([0xff0000]), rasterOf([0x0000ff])], 4);
	expect(frames.map(([position]) => colours[position ?? -1])).toEqual([0xff0000, 0x0000ff]);
});
