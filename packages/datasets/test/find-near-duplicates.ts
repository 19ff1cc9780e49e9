const LETTERS = 4;
const ALIKE = 0.5;

/**
 * Pairs of texts that share at least half of their runs of four letters (Jaccard index).
 * @param texts Folded texts.
 */
export function findNearDuplicates(texts: readonly string[]): readonly (readonly [string, string])[] {
	const holders = new Map<string, number[]>();
	const sizes: number[] = [];
	const found: (readonly [string, string])[] = [];
	for (const [index, text] of texts.entries()) {
		const runs = listRuns(text);
		sizes.push(runs.size);
		const shared = new Map<number, number>();
		for (const run of runs) {
			const others = holders.get(run) ?? [];
			for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
			holders.set(run, [...others, index]);
		}
		for (const [other, count] of shared)
			if (count >= ALIKE * (runs.size + (sizes[other] ?? 0) - count)) found.push([texts[other] ?? "", text]);
	}
	return found;
}

function listRuns(text: string): ReadonlySet<string> {
	return new Set(
		Array.from({ length: Math.max(0, text.length - LETTERS + 1) }, (_, at) => text.slice(at, at + LETTERS)),
	);
}
