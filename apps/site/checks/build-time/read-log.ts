import { stripVTControlCharacters } from "node:util";
import { splitPath } from "../../src/lib/locale.ts";

/** A page in the log of a build. */
export interface PageTime {
	/** Its URL: `/en/tasks/translation/`. */
	readonly path: string;
	readonly ms: number;
}

/** Folders smaller than this say nothing about growth. */
const FEWEST = 40;

/** The pages that the log of a build names, in the order in which they were made. */
export function readPageTimes(log: string): readonly PageTime[] {
	return [
		...stripVTControlCharacters(log).matchAll(/[├└]─ (\/\S*?)(?:index)?\.html \(\+(?:(\d+)ms|([\d.]+)s)\)/g),
	].map(([, path = "", ms, seconds]) => ({
		path,
		ms: ms === undefined ? Number(seconds) * 1000 : Number(ms),
	}));
}

/**
 * How much longer a page takes at the end of a build than at its start, for each folder of pages, which are of one kind: 1
 * where the time grows with the pages alone. It compares middle values, which a pause of the machine does not move. All
 * languages count as one folder; small folders are left out.
 */
export function findGrowth(pages: readonly PageTime[]): ReadonlyMap<string, number> {
	const groups = new Map<string, PageTime[]>();
	for (const page of pages) {
		const folder = `/${splitPath(page.path.slice(1)).rest}`.replace(/[^/]*\/$/, "");
		groups.set(folder, [...(groups.get(folder) ?? []), page]);
	}
	return new Map(
		[...groups]
			.filter(([, group]) => group.length >= FEWEST)
			.map(([name, group]) => {
				const half = Math.floor(group.length / 2);
				return [name, findMiddle(group.slice(-half)) / Math.max(1, findMiddle(group.slice(0, half)))];
			}),
	);
}

function findMiddle(pages: readonly PageTime[]): number {
	const times = pages.map(({ ms }) => ms).toSorted((left, right) => left - right);
	return times[Math.floor(times.length / 2)] ?? 0;
}
