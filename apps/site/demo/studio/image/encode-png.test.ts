import { expect, test } from "vitest";
import { decodePng } from "./decode-png.ts";
import { encodePng } from "./encode-png.ts";
import type { Raster } from "./raster.ts";

function buildRaster(width: number, height: number, colourAt: (i: number) => number[]): Raster {
	return {
		width,
		height,
		rgba: Buffer.from(Array.from({ length: width * height }, (_, i) => [...colourAt(i), 255]).flat()),
	};
}

test.each([
	["few colours", 9],
	["many colours", 40],
])("keeps every pixel of a picture with %s", (_name, colours) => {
	const raster = buildRaster(13, 7, (i) => [(i % colours) * 6, 200 - (i % colours), 30]);
	expect(decodePng(encodePng(raster, colours))).toEqual(raster);
});

test("stays within the number of colours", () => {
	const raster = buildRaster(32, 32, (i) => [i % 256, (i * 7) % 256, (i * 13) % 256]);
	const { rgba } = decodePng(encodePng(raster, 8));
	const colours = new Set(Array.from({ length: 32 * 32 }, (_, i) => rgba.subarray(i * 4, i * 4 + 3).join()));
	expect(colours.size).toBeLessThanOrEqual(8);
});

test("notices a damaged file", () => {
	const png = encodePng(
		buildRaster(4, 4, () => [1, 2, 3]),
		2,
	);
	png[30] = (png[30] ?? 0) ^ 1;
	expect(() => decodePng(png)).toThrow("damaged");
});
