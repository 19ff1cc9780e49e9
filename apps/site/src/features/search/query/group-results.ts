import type { SearchEntry, SearchKind } from "../entry/search-entry.ts";

/** Number of results that come first, whatever their kind. */
const BEST = 5;

/** Results that are shown together: the best ones, or others of one kind. */
export interface ResultGroup {
	readonly kind: SearchKind | "best";
	readonly entries: readonly SearchEntry[];
}

/**
 * The results as they are shown: the best five in their order, then the others by kind, the kind of the best first. Names
 * of packages are among the best only where one of them is the best: other queries meet them by a word they happen to share.
 */
export function groupResults(results: readonly SearchEntry[]): readonly ResultGroup[] {
	const isNamed = results[0]?.kind === "api";
	const best = results.filter(({ kind }) => isNamed || kind !== "api").slice(0, BEST);
	const others = results.filter((entry) => !best.includes(entry));
	const kinds = [...new Set(others.map(({ kind }) => kind))];
	const groups: readonly ResultGroup[] = [
		{ kind: "best", entries: best },
		...kinds.map((kind) => ({ kind, entries: others.filter((entry) => entry.kind === kind) })),
	];
	return groups.filter(({ entries }) => entries.length > 0);
}
