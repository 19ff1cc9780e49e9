import type { Part } from "../parts/shapes.ts";
import { gridOf, pixelGrid } from "../parts/vector.ts";

const SIZE = 10;
/** Levels of a square: few, so that neighbours are often alike. */
const LEVELS = 4;

/** A picture of the denoiser in squares, row by row, each as strong as its number. */
export function drawSquares(values: readonly number[], cell = 7): Part {
	const level = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * LEVELS) / LEVELS;
	return pixelGrid(
		gridOf(SIZE, SIZE, (x, y) => level(values[y * SIZE + x] ?? 0)),
		cell,
	);
}
