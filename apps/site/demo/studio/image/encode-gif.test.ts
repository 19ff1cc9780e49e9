import { expect, test } from "vitest";
import { decodeGif } from "./decode-gif.ts";
import { encodeGif } from "./encode-gif.ts";
import type { Raster } from "./raster.ts";

const WIDTH = 24;
const HEIGHT = 16;

/** A red square that stands at a place on a grey ground. */
function frameAt(left: number, top: number): Raster {
	const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
		const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
		const isSquare = x >= left && x < left + 4 && y >= top && y < top + 4;
		return isSquare ? [200, 30, 30, 255] : [120, 120, 120, 255];
	});
	return { width: WIDTH, height: HEIGHT, rgba: Buffer.from(pixels.flat()) };
}

test("keeps every frame, its duration and the number of runs", () => {
	const frames = [frameAt(0, 0), frameAt(5, 3), frameAt(5, 3), frameAt(20, 12)];
	const gif = decodeGif(encodeGif(frames, { frameMs: 120, runs: 3, colours: 8 }));
	expect(gif).toEqual({ frames, delaysMs: [120, 120, 120, 120], runs: 3 });
});

test("stores of later frames only what changed", () => {
	const once = encodeGif([frameAt(0, 0)], { frameMs: 100, runs: 2, colours: 8 });
	const still = encodeGif([frameAt(0, 0), frameAt(0, 0)], { frameMs: 100, runs: 2, colours: 8 });
	expect(still.length - once.length).toBeLessThan(32);
});
