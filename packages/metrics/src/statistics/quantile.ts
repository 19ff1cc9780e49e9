/** Value below which a share of a sorted list lies, between two entries in proportion (NumPy's default, type 7 of Hyndman and Fan). */
export function findQuantile(sorted: readonly number[], share: number): number {
	const position = share * (sorted.length - 1);
	const below = Math.floor(position);
	const [low = 0, high = low] = sorted.slice(below, below + 2);
	return low + (position - below) * (high - low);
}
