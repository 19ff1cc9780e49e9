import type { RunHead } from "./saved-run.ts";

/** Most runs that are kept. */
export const MOST_RUNS = 300;

/** Most bytes of all of them. */
export const MOST_BYTES = 100_000_000;

/** The ids of the runs that have to go so that the others keep within the bounds: the oldest first. */
export function listOverflow(
	heads: readonly Pick<RunHead, "id" | "at" | "bytes">[],
	{ runs = MOST_RUNS, bytes = MOST_BYTES }: { readonly runs?: number; readonly bytes?: number } = {},
): readonly string[] {
	let room = bytes;
	const newest = heads.toSorted((a, b) => b.at - a.at);
	const isKept = newest.map((head, index) => {
		room -= head.bytes;
		return index < runs && room >= 0;
	});
	return newest.filter((_, index) => !isKept[index]).map(({ id }) => id);
}
