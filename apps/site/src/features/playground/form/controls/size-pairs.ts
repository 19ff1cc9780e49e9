/** Paths of a picture's width and of its height. */
export interface SizePair {
	readonly width: string;
	readonly height: string;
}

/** Fields that are the two halves of one size: a `width` and a `height` of the same group. */
export function findSizePairs(paths: readonly string[]): readonly SizePair[] {
	return paths.flatMap((width) => {
		const height = width.replace(WIDTH, "$1height");
		return height !== width && paths.includes(height) ? [{ width, height }] : [];
	});
}

const WIDTH = /(^|\.)width$/;
