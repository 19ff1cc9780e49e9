import { HOUSE } from "./house.ts";
import type { Part } from "../parts/shapes.ts";
import { gridOf, pixelGrid, sampleValues } from "../parts/vector.ts";

/** Levels of a square: few, so that neighbours are often alike. */
const LEVELS = 4;

/** The picture of a house with a share of noise from 0 to 1; another seed gives other noise. */
export function noisyPicture(share: number, cell = 9, seed = 0): Part {
	const size = HOUSE.length;
	const noise = sampleValues(size * size, 11 + seed);
	const values = gridOf(size, size, (x, y) => {
		const clear = HOUSE[y]?.[x] === "#" ? 0.95 : 0.02;
		const value = (1 - share) * clear + share * (noise[y * size + x] ?? 0);
		return Math.round(value * LEVELS) / LEVELS;
	});
	return pixelGrid(values, cell);
}
