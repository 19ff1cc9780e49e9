import type { Raster } from "./raster.ts";

/** Pictures of one size that share a short list of colours. */
export interface Indexed {
	/** Colours as `0xrrggbb`, the most needed one first. */
	readonly colours: readonly number[];
	/** One array a picture: for each pixel the position of its colour in `colours`. */
	readonly frames: readonly Uint8Array[];
}

/**
 * Reduces pictures to at most `limit` colours (up to 256), the same for all of them. Large plain areas keep their exact
 * colour; the blends along edges take the nearest one. The same pictures always give the same list.
 */
export function quantise(rasters: readonly Raster[], limit: number): Indexed {
	const pixels = rasters.map(readPixels);
	const counts = countColours(pixels);
	const colours = chooseColours(counts, limit);
	const positions = new Map<number, number>();
	for (const colour of counts.keys()) positions.set(colour, findNearest(colour, colours));
	return { colours, frames: pixels.map((frame) => Uint8Array.from(frame, (c) => positions.get(c) ?? 0)) };
}

function readPixels({ rgba }: Raster): Uint32Array {
	const pixels = new Uint32Array(rgba.length / 4);
	for (let i = 0; i < pixels.length; i++) {
		pixels[i] = ((rgba[i * 4] ?? 0) << 16) | ((rgba[i * 4 + 1] ?? 0) << 8) | (rgba[i * 4 + 2] ?? 0);
	}
	return pixels;
}

function countColours(frames: readonly Uint32Array[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const frame of frames) {
		for (const colour of frame) counts.set(colour, (counts.get(colour) ?? 0) + 1);
	}
	return counts;
}

/** Takes, one after the other, the colour that would be shown worst by those already taken. */
function chooseColours(counts: ReadonlyMap<number, number>, limit: number): number[] {
	const rest = [...counts].map(([colour, count]) => ({
		colour,
		weight: Math.sqrt(count),
		distance: Infinity,
	}));
	rest.sort((a, b) => b.weight - a.weight || a.colour - b.colour);
	const chosen: number[] = [];
	let next = rest[0];
	while (next !== undefined && chosen.length < limit) {
		chosen.push(next.colour);
		let worst = 0;
		const taken = next.colour;
		next = undefined;
		for (const entry of rest) {
			entry.distance = Math.min(entry.distance, distanceBetween(entry.colour, taken));
			const error = entry.distance * entry.weight;
			if (error > worst) [worst, next] = [error, entry];
		}
	}
	return chosen;
}

function findNearest(colour: number, colours: readonly number[]): number {
	let nearest = 0;
	let smallest = Infinity;
	for (const [position, candidate] of colours.entries()) {
		const distance = distanceBetween(colour, candidate);
		if (distance < smallest) [smallest, nearest] = [distance, position];
	}
	return nearest;
}

/** Squared distance, with the channels weighted by how well the eye tells their shades apart. */
function distanceBetween(a: number, b: number): number {
	const red = (a >> 16) - (b >> 16);
	const green = ((a >> 8) & 255) - ((b >> 8) & 255);
	const blue = (a & 255) - (b & 255);
	return 3 * red * red + 6 * green * green + 2 * blue * blue;
}
