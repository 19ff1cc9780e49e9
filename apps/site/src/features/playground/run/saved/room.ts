import type { RunHead } from "./saved-run.ts";

export const MOST_RUNS = 300;

/** Most bytes of all of them. */
export const MOST_HISTORY_BYTES = 100_000_000;

/** The ids of the runs that have to go so that the others keep within the bounds: the oldest first, those with a star last. */
export function listOverflow(
	heads: readonly Pick<RunHead, "id" | "at" | "bytes" | "isStarred">[],
	{ runs = MOST_RUNS, bytes = MOST_HISTORY_BYTES }: { readonly runs?: number; readonly bytes?: number } = {},
): readonly string[] {
	let room = bytes;
	const best = heads.toSorted(
		(a, b) => Number(b.isStarred ?? false) - Number(a.isStarred ?? false) || b.at - a.at,
	);
	const isKept = best.map((head, index) => {
		room -= head.bytes;
		return index < runs && room >= 0;
	});
	return best.filter((_, index) => !isKept[index]).map(({ id }) => id);
}
